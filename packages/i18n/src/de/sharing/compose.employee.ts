import type { compose as en } from "../../en/sharing/compose.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const compose: TextsOf<typeof en> = {
  ai: { image: "KI-Bild erstellen", open: "KI-Vorschläge", loading: "Die KI-Vorschläge werden geöffnet." },
  emoji: {
    open: "Emoji einfügen",
    label: "Emoji",
    search: "Emoji suchen",
    nothing: "Kein Emoji heißt so.",
    loading: "Die Emoji werden geladen",
    group: {
      faces: "Gesichter und Hände",
      people: "Menschen",
      nature: "Natur und Wetter",
      life: "Essen, Feiern und Spiel",
      places: "Orte und Reisen",
      things: "Dinge",
      signs: "Zeichen",
    },
  },
  mention: {
    add: "Jemanden erwähnen",
    list: "Menschen und Organisationen zum Erwähnen",
    found_zero: "Niemand gefunden",
    found_one: "{{count}} gefunden",
    found_other: "{{count}} gefunden",
    PERSONAL: "Person",
    ORGANIZATION: "Organisation",
  },
  hashtag: "Hashtag einfügen",
  image: {
    change: "Bild ändern",
    confirmTitle: "Bild dieses Beitrags ändern?",
    confirmText:
      "Das Bild aus dem Beitrag Ihres Unternehmens wird durch eines aus der Galerie ersetzt, nur für Ihre Nachricht.",
    confirmYes: "Bild ändern",
    gallery: "Bild auswählen",
    galleryText: "Bilder, die Ihr Unternehmen freigegeben hat.",
    all: "Alle",
    hashtags: "Themen",
    loading: "Die Galerie wird geladen",
    failed: "Die Galerie ließ sich nicht laden",
    empty: "Hier gibt es noch kein Bild.",
    more: "Weitere Bilder zeigen",
    use: "Dieses Bild nehmen",
    random: "Dieses von {{count}} Bildern geht hinaus, zufällig gewählt.",
  },
  notes: "Hinweis für Sie",
  similar: {
    same_one: "Eine Kollegin oder ein Kollege hat heute denselben Text geteilt.",
    same_other: "{{count}} Kolleginnen und Kollegen haben heute denselben Text geteilt.",
    soundLikeYou: "Klingen Sie nach sich selbst:",
  },
  unable: {
    video: "Dieses Video lässt sich auf {{network}} nicht teilen.",
    picture: "{{network}} braucht ein Bild, und dieser Beitrag hat keines.",
    network: "Dieser Beitrag lässt sich auf {{network}} nicht teilen.",
    note: "nicht möglich",
  },
  assistedLine: "{{networks}}: Sie schließen es im eigenen Fenster ab",
  assisted: {
    copyAndOpen: "Text kopieren und {{network}} öffnen",
    openAgain: "{{network}} noch einmal öffnen",
    copyText: "Text kopieren",
    copied: "Kopiert",
    done: "Ich habe es geteilt",
    notNow: "Jetzt nicht",
    blocked:
      "Der Browser hat das Fenster nicht geöffnet. Bitte erlauben Sie dieser Seite Fenster oder drücken Sie noch einmal.",
  },
  facebook: {
    share: "Auf Facebook teilen",
    back: "Zurück zu allen Netzwerken",
    title: "Auf Facebook teilen",
    info: "Ihre Facebook-Verbindung ist ein persönliches Konto: Sie posten im Fenster von Facebook. Kopieren Sie zuerst den Text; von uns nimmt Facebook ihn nicht an.",
    select: "Bitte wählen Sie Facebook, um den empfohlenen Text zu teilen.",
    useButton:
      "Ihr Facebook-Konto ist ein persönliches. Bitte verwenden Sie die Schaltfläche zum Teilen auf Facebook.",
    notLoggedIn:
      "Sie sind bei Facebook nicht angemeldet. Bitte melden Sie sich auf der geöffneten Seite an und teilen Sie dann noch einmal.",
    login: "Anmeldeseite von Facebook öffnen",
    cancelled: "Sie haben das Fenster von Facebook geschlossen, ohne zu teilen. Es wurde nichts gepostet.",
    notEligible:
      "Dieser Beitrag lässt sich nicht auf Facebook teilen: Er hat keinen Link, den Facebook zeigen könnte.",
    waiting: "Das Fenster von Facebook ist offen. Schließen Sie es dort ab.",
    sdkMissing:
      "Facebook ist zurzeit nicht erreichbar. Vielleicht ist es in Ihrem Netzwerk (VPN) gesperrt. Bitte wenden Sie sich an Ihre Netzwerkadministration.",
  },
  look: {
    ask: "Steht es in Ihrem Profil?",
    IT_IS_THERE: "Es ist da",
    SEND_AGAIN: "Noch einmal senden",
    LEAVE_IT: "Dabei belassen",
  },
  shortLinkLater: "Der Kurzlink wird beim Teilen vervollständigt.",
  yourTurn: "Wartet auf Sie",
  pages_one: "{{count}} Seite",
  pages_other: "{{count}} Seiten",
};
