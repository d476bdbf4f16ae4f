# Ce que répond le bot quand quelque chose échoue hors des règles, quelle que soit la commande.

not-in-server = Je tiens des campagnes dans les salons d’un serveur. Utilisez mes commandes dans un salon textuel.
not-in-this-channel =
    Je ne peux pas tenir de campagne dans ce genre de salon. Utilisez un salon textuel ou un fil ; un
    fil a sa propre campagne.
no-campaign = Aucune campagne n’est en cours dans ce salon. Commencez-en une avec { -do-campaign-new }.
campaign-running =
    Une campagne est déjà en cours dans ce salon. Terminez-la d’abord avec { -do-campaign-end }, ou
    commencez la vôtre dans un autre salon ou fil.
stale =
    La situation a changé depuis ce message, et rien n’a été modifié. Utilisez le message le plus
    récent, ou voyez avec { -do-help } ce que vous pouvez faire maintenant.
conflict = Quelqu’un a été un instant plus rapide, et rien n’a été modifié. Regardez puis réessayez.
closing = Je redémarre et n’ai rien modifié. Réessayez dans une minute.
too-slow = C’était trop long et rien n’a été modifié. Réessayez.
store-unavailable =
    Je n’ai pas pu atteindre mes registres. Regardez { -do-campaign-show } dans une minute, et
    réessayez si le changement n’y est pas.
commands-changed =
    Mes commandes ont changé depuis que votre Discord les a chargées. Relancez Discord, ou réessayez
    dans une minute.
option-not-valid = Une des options n’est pas une valeur que je connais. Choisissez-la dans la liste proposée.
not-recognised =
    Je ne connais pas « { $typed } ». Choisissez dans la liste proposée pendant que vous écrivez.
not-recognised-near =
    Je ne suis pas sûr de reconnaître « { $typed } ». Vouliez-vous dire : { $near } ? Choisissez dans
    la liste proposée pendant que vous écrivez.
unknown-error =
    Quelque chose a échoué de mon côté, et rien n’a été modifié. Qui m’héberge le trouve dans le
    journal sous { $reference }.
unknown-error-stored =
    C’est fait et enregistré, mais je n’ai pas pu l’afficher. Regardez { -do-campaign-show }. Qui
    m’héberge en trouve la raison dans le journal sous { $reference }.
missing-permissions =
    Je ne peux pas publier dans ce salon, j’ai donc répondu ici. Pour me le permettre, quelqu’un qui
    gère le serveur peut me donner : { $permissions }.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-embed_links = Intégrer des liens
permission-attach_files = Joindre des fichiers
missing-for-pictures =
    J’ai laissé l’image de côté. Pour que je la montre, quelqu’un qui gère le serveur peut me donner
    dans ce salon : { $permissions }.
file-too-large = Ce fichier est trop grand : je lis { $most } Mio au plus. Rien n’a été modifié.
file-not-sent =
    ⚠ { $name } fait { $size } Mio, et je peux envoyer ici { $most } Mio au plus. Qui m’héberge peut
    produire ce fichier avec `python -m bot export`.
file-not-read = Je n’ai pas pu lire ce fichier, et rien n’a été modifié. Renvoyez-le.
