# /campagne exporter, importer

campaign-export = exporter
    .about = Recevoir tout le journal en un fichier, à garder ou à réimporter, et une chronique à lire
    .public = { public-option }
    .public-about = { public-option-about }
campaign-import = importer
    .about = Continuer ici une campagne d’un fichier ; dit ce qui en viendrait, et demande d’abord
    .file = fichier
    .file-about = Un fichier .jsonl que la commande d’export de ce bot a produit

campaign-exported =
    Le journal de { $name } avec { $entries ->
        [one] son entrée
       *[other] ses { $entries } entrées
    } : un fichier à garder, que { -do-campaign-import } sait lire, et une chronique à lire.
campaign-import-question = **{ $name }** pourrait continuer dans ce salon. Rien n’a encore changé.
    Journal : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, du { $began } au { $last }, par { $people }.
    Où elle en est : { phase }, avec { $memories ->
        [one] { $memories } { -memory }
       *[other] { $memories } { -memories }
    } au journal de bord.
    { -assassins } : { $assassins }. { -allies } et { -apprentices } : { $workers }. Cartes : { $cards }.
campaign-import-replaces =
    ⚠ **{ $name }** est en cours dans ce salon et se terminerait. Son journal de { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } est joint : gardez-le, et vous pourrez le réimporter.
campaign-import-begin = Continuer ici
campaign-import-replace = Terminer celle d’ici et continuer avec le fichier
campaign-import-leave = Tout laisser ainsi
campaign-import-left = Rien n’a été importé.
campaign-imported = **{ $name }** continue ici, avec son journal de { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
campaign-import-replaced = { $name } est terminée. Son journal est joint.
campaign-over = La campagne de ce fichier est terminée, et personne ne pourrait la continuer. Rien n’a été modifié.
archive-refused =
    { $flaw ->
        [too_large] Ce fichier est plus grand que tout journal de ma part.
        [too_many_entries] Ce fichier a plus d’entrées que tout journal de ma part.
        [not_an_archive] Ce fichier n’est pas un journal que { -do-campaign-export } a produit.
        [newer_version] Ce fichier vient d’une version plus récente de moi (son format est { $version }, le mien { $known }).
        [unreadable] La ligne { $line } de ce fichier est illisible.
        [unknown_event] La ligne { $line } de ce fichier parle de ce que je ne connais pas (« { $kind } ») ; une version plus récente de moi l’a peut-être produite.
        [altered] La ligne { $line } de ce fichier a été modifiée, ou il en manque une avant elle.
        [out_of_order] La ligne { $line } de ce fichier contient l’entrée { $entry } là où devrait être { $expected }.
        [entries_missing] Ce fichier s’arrête trop tôt, à la ligne { $line } : { $number ->
            [one] il manque une entrée.
           *[other] il manque { $number } entrées.
        }
        [too_many_lines] Ce fichier continue après sa fin, à la ligne { $line }.
        [not_replayable] La ligne { $line } de ce fichier parle de ce qui n’a pas pu se passer alors.
        [impossible] Après la ligne { $line } de ce fichier, la campagne serait impossible. { invariant }
       *[other_state] La ligne { $line } de ce fichier dit autre chose que ce que donnent les entrées.
    } Rien n’a été modifié. Prenez un fichier tel que { -do-campaign-export } l’a produit.
