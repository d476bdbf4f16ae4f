// The page's own words, in the languages of the bot.

const ENGLISH = {
  title: "Brotherhood HQ",
  people: "People",
  you: "You are",
  add: "Let somebody in",
  name: "Name",
  join: "Let in",
  language: "Language",
  messages: "Messages",
  composer: "Message",
  hint: "Type / for the commands",
  onlyCommands: "The bot understands commands: type / and choose one.",
  commands: "Commands",
  send: "Send",
  cancel: "Cancel",
  more: "More options",
  none: "Nothing is offered here now.",
  choose: "Choose",
  yes: "Yes",
  no: "No",
  private: "Only you can see this",
  dismiss: "Dismiss",
  edited: "(edited)",
  used: "used",
  app: "APP",
  thinking: "Brotherhood HQ is thinking…",
  offline: "The bot is not there. Is `make play` still running?",
  empty: "This channel is empty. Type / to see what the bot can do; /campaign new begins.",
  file: "File",
};

const FRENCH: typeof ENGLISH = {
  title: "Brotherhood HQ",
  people: "Personnes",
  you: "Vous êtes",
  add: "Faire entrer quelqu’un",
  name: "Nom",
  join: "Faire entrer",
  language: "Langue",
  messages: "Messages",
  composer: "Message",
  hint: "Tapez / pour les commandes",
  onlyCommands: "Le bot comprend les commandes : tapez / et choisissez-en une.",
  commands: "Commandes",
  send: "Envoyer",
  cancel: "Annuler",
  more: "Autres options",
  none: "Rien n’est proposé ici pour le moment.",
  choose: "Choisir",
  yes: "Oui",
  no: "Non",
  private: "Vous seul voyez ceci",
  dismiss: "Masquer",
  edited: "(modifié)",
  used: "a utilisé",
  app: "APP",
  thinking: "Brotherhood HQ réfléchit…",
  offline: "Le bot n’est pas là. `make play` tourne-t-il encore ?",
  empty: "Ce salon est vide. Tapez / pour voir ce que sait faire le bot ; /campagne créer commence.",
  file: "Fichier",
};

export type Words = typeof ENGLISH;

export const LANGUAGES: readonly (readonly [string, string])[] = [["en-GB", "English"], ["fr", "Français"]];

export function wordsFor(locale: string): Words {
  return locale === "fr" ? FRENCH : ENGLISH;
}
