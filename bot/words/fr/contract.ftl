# /contrat

contract = contrat
    .about = Voir le Contrat face visible, ou indiquer son nombre de réussites
    .number = nombre
    .number-about = Combien de réussites demande le Contrat
    .public = { public-option }
    .public-about = { public-option-about }

contract-none = Il ne reste aucun { -contract }.
contract-unread =
    Le { -contract } { $position } est face visible, et son nombre n’est pas encore connu. Indiquez-le avec { -do-contract }.
contract-read =
    { $tried ->
        [yes] Le { -contract } { $position } est face visible et demande { n-successes }. Il a été tenté une fois ; le 2e essai se fait sans dés.
       *[no] Le { -contract } { $position } est face visible et demande { n-successes }. Personne ne l’a encore tenté.
    }
