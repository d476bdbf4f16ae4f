# /annuler

undo = annuler
    .about = Annuler la dernière entrée du journal, ou toutes depuis l’une d’elles ; demande d’abord
    .to = depuis
    .to-about = La première entrée à annuler, avec toutes les suivantes ; par défaut, la dernière seule

undo-question =
    { $number ->
        [one] Annuler ceci ?
       *[other] Annuler ces { $number } entrées ?
    }
undo-others = ⚠ Pas seulement les vôtres : aussi ce que **{ $names }** a fait.
undo-take-back = Annuler
undo-take-back-of = Annuler, avec ce que { $names } a fait
undo-leave = Laisser ainsi
undo-left = Rien n’a été annulé.
undo-overtaken = Autre chose s’est passé depuis ma question, et rien n’a été annulé. Regardez { -do-log } et redonnez { -do-undo }.
undo-posted = ↩️ **{ $name }** · { $told }
