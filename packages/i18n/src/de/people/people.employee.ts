import type { people as en } from "../../en/people/people.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const people: TextsOf<typeof en> = {
  groups: {
    title: "LinkedIn-Gruppen",
    text: "Eine Gruppe hat hier ein eigenes Konto. Es wird eigens mit LinkedIn verbunden und teilt in seinem eigenen Namen.",
    count: "{{used}} von {{max}} Gruppen",
    loading: "Ihre Gruppen werden geladen",
    error: "Ihre Gruppen konnten nicht geladen werden",
    emptyTitle: "Keine Einträge gefunden",
    emptyText: "Fügen Sie die erste LinkedIn-Gruppe hinzu, die Sie betreuen. Bis zu {{max}} sind möglich.",
    full: "Sie haben das Maximum von {{max}} Gruppen erreicht.",
    add: "Gruppe hinzufügen",
    addTitle: "LinkedIn-Gruppe hinzufügen",
    addText:
      "Geben Sie den Namen so ein, wie er auf LinkedIn steht. Verbunden wird die Gruppe im nächsten Schritt.",
    name: "Name des Kontos",
    nameRequired: "Bitte geben Sie den Namen der Gruppe ein.",
    nameLength: "Bitte höchstens {{max}} Zeichen.",
    type: "Art der Gruppe",
    PUBLIC: "Öffentlich",
    PRIVATE: "Privat",
    typeSaved: "Art der Gruppe geändert.",
    save: "Hinzufügen",
    added: "Gruppe hinzugefügt.",
    followers: "Follower",
    followersOf: "Follower von {{group}}",
    followersSave: "Speichern",
    followersFormat: "Bitte geben Sie eine ganze Zahl ein.",
    followersSaved: "Followerzahl gespeichert.",
    connected: "Verbunden",
    notConnected: "Nicht verbunden",
    expired: "Verbindung abgelaufen",
    connectHint: "Wechseln Sie zur Gruppe und verbinden Sie LinkedIn dort im Profil.",
    enter: "Zur Gruppe wechseln",
  },
};
