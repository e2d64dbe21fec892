import type { compose as en } from "../../en/sharing/compose.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const compose: TextsOf<typeof en> = {
  ai: { image: "KI-Bild erstellen", open: "KI-Vorschläge", loading: "KI-Vorschläge werden geöffnet" },
  emoji: {
    open: "Emoji einfügen",
    label: "Emoji",
    search: "Emoji suchen",
    nothing: "Keine Treffer",
    loading: "Emojis werden geladen",
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
    list: "Personen und Organisationen zum Erwähnen",
    found_zero: "Keine Treffer",
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
      "Das Bild Ihres Unternehmens wird durch eines aus der Galerie ersetzt. Das gilt nur für Ihren geteilten Beitrag.",
    confirmYes: "Bild ändern",
    gallery: "Bild auswählen",
    galleryText: "Bilder, die Ihr Unternehmen freigegeben hat.",
    all: "Alle",
    hashtags: "Themen",
    loading: "Galerie wird geladen",
    failed: "Die Galerie konnte nicht geladen werden",
    empty: "Noch keine Bilder.",
    more: "Weitere Bilder anzeigen",
    use: "Dieses Bild verwenden",
    random: "Dieses Bild wurde zufällig aus {{count}} Bildern ausgewählt und wird geteilt.",
  },
  notes: "Hinweis für Sie",
  similar: {
    same_one: "Eine Kollegin oder ein Kollege hat heute denselben Text geteilt.",
    same_other: "{{count}} Kolleginnen und Kollegen haben heute denselben Text geteilt.",
    soundLikeYou: "Mit einer anderen Textvariante klingt es mehr nach Ihnen:",
  },
  unable: {
    video: "Dieses Video kann nicht auf {{network}} geteilt werden.",
    picture: "{{network}} verlangt ein Bild, aber dieser Beitrag hat keines.",
    network: "Dieser Beitrag kann nicht auf {{network}} geteilt werden.",
    note: "nicht möglich",
  },
  assisted: {
    copyAndOpen: "Text kopieren und {{network}} öffnen",
    openAgain: "{{network}} erneut öffnen",
    copyText: "Text kopieren",
    copied: "Kopiert",
    done: "Ich habe den Beitrag geteilt",
    notNow: "Nicht veröffentlichen",
    blocked:
      "Ihr Browser hat das Fenster nicht geöffnet. Erlauben Sie Pop-ups für diese Seite oder versuchen Sie es erneut.",
  },
  facebook: {
    share: "Auf Facebook teilen",
    back: "Zurück zu allen Netzwerken",
    title: "Auf Facebook teilen",
    info: "Sie haben Facebook mit einem persönlichen Konto verbunden, deshalb teilen Sie im Fenster von Facebook. Kopieren Sie zuerst den Text, denn Facebook übernimmt ihn nicht von uns.",
    select: "Bitte wählen Sie Facebook, um den empfohlenen Text zu teilen.",
    useButton:
      "Ihr Facebook-Konto ist ein persönliches Konto. Bitte verwenden Sie die Schaltfläche „Auf Facebook teilen“.",
    notLoggedIn:
      "Sie sind bei Facebook nicht angemeldet. Melden Sie sich auf der geöffneten Seite an und teilen Sie den Beitrag dann erneut.",
    login: "Facebook-Anmeldung öffnen",
    cancelled: "Sie haben das Facebook-Fenster geschlossen, ohne zu teilen. Es wurde nichts veröffentlicht.",
    notEligible:
      "Dieser Beitrag kann nicht auf Facebook geteilt werden, weil er keinen Link enthält, den Facebook anzeigen könnte.",
    waiting: "Das Facebook-Fenster ist geöffnet. Teilen Sie den Beitrag dort.",
    sdkMissing:
      "Facebook ist zurzeit nicht erreichbar. Vielleicht ist es in Ihrem Netzwerk (VPN) gesperrt. Bitte wenden Sie sich an Ihre Netzwerkadministration.",
  },
  look: {
    ask: "Ist der Beitrag in Ihrem Profil zu sehen?",
    IT_IS_THERE: "Ja, ist er",
    SEND_AGAIN: "Erneut senden",
    LEAVE_IT: "So lassen",
  },
  shortLinkLater: "Der Kurzlink wird beim Teilen vervollständigt.",
  yourTurn: "Wartet auf Sie",
  pages_one: "{{count}} Seite",
  pages_other: "{{count}} Seiten",
};
