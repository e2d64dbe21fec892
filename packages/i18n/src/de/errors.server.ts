import type { errors as en } from "../en/errors.server.ts";
import type { TextsOf } from "../kit/texts-of.ts";

export const errors: TextsOf<typeof en> = {
  validation: "Bitte prüfen Sie die markierten Felder.",
  duplicate: "Einen Eintrag mit diesem Namen gibt es schon.",
  prohibited_words: "Ihr Inhalt enthält unzulässige Wörter.",
  serial_number_taken: "Die Seriennummer gehört bereits zu einem anderen Beitrag.",
  media_not_usable: "Eines der Bilder ist nicht verwendbar. Bitte wählen Sie ein anderes.",
  account_disabled: "Dieses Konto ist gesperrt. Bitte wenden Sie sich an Ihre Administration.",
  company_inactive:
    "Der Zugang Ihres Unternehmens ist nicht aktiv. Bitte wenden Sie sich an Ihre Administration.",
  network_not_connected: "{{network}} ist nicht verbunden.",
  connection_expired:
    "Ihre Anmeldung bei {{network}} ist abgelaufen. Bitte verbinden Sie sich erneut; Ihre Warteschlange bleibt erhalten.",
  feature_off: "Diese Funktion ist für Ihr Unternehmen nicht eingeschaltet.",
  level_too_low: "Diese Funktion steht ab einer höheren Stufe zur Verfügung.",
  light_front_user:
    "Mit Ihrem Konto können Sie Beiträge lesen, aber nicht teilen. Bitte wenden Sie sich an Ihre Administration.",
  password_expired: "Ihr Passwort ist abgelaufen. Bitte wählen Sie ein neues.",
  terms_not_accepted: "Bitte stimmen Sie zuerst den Bedingungen zu.",
  password_must_change: "Bitte wählen Sie zuerst ein eigenes Passwort.",
  invalid_token: "Sitzung abgelaufen",
  invalid_credentials: "E-Mail-Adresse oder Passwort stimmt nicht.",
  access_denied: "Zugriff verweigert!",
  not_found: "Eintrag nicht gefunden",
  too_many_requests: "Zu viele Versuche. Bitte warten Sie {{seconds}} Sekunden und versuchen Sie es erneut.",
  captcha_failed: "Bitte bestätigen Sie das Captcha.",
  edited_meanwhile:
    "Während Sie bearbeitet haben, hat jemand anders gespeichert. Laden Sie neu, um die neuere Fassung zu sehen.",
  in_use: "Dieser Eintrag wird noch verwendet und kann nicht gelöscht werden.",
  already_shared: "Sie haben diesen Beitrag auf {{network}} bereits geteilt.",
  weekly_limit_reached:
    "Ihr Wochenlimit auf {{network}} ist erreicht ({{limit}} Beiträge). Wählen Sie einen Tag in einer anderen Woche.",
  copy_empty: "Der empfohlene Text darf nicht leer sein.",
  copy_too_long: "{{network}}: Der Inhalt ist zu lang. Höchstens {{max}} Zeichen, Links eingerechnet.",
  copy_too_short: "{{network}}: Der Inhalt braucht mindestens {{min}} Zeichen.",
  copy_locked:
    "{{network}}: Ihr Unternehmen hat diesen Text festgelegt. Er geht unverändert hinaus oder gar nicht.",
  document_not_on_x: "Dokumente lassen sich auf X nicht teilen.",
  schedule_in_past:
    "Der gewählte Zeitpunkt liegt in der Zeitzone Ihres Unternehmens ({{zone}}) in der Vergangenheit. Bitte wählen Sie einen späteren.",
  share_not_open: "Dieser Beitrag ist bereits hinausgegangen oder beendet und lässt sich nicht mehr ändern.",
  role_needed: "Bitte wählen Sie zuerst, in welcher Rolle Sie arbeiten möchten.",
  session_changed:
    "Ihre Rolle oder Ihr Unternehmen wurde in einem anderen Tab gewechselt. Die Seite ist jetzt auf dem neuen Stand.",
  unauthorized: "Kein Zugriff!",
  invalid_key: "Ungültiger Schlüssel",
  url_invalid: "Die Adresse ist ungültig.",
  key_not_found: "Schlüssel nicht gefunden",
  password_wrong: "Das aktuelle Passwort stimmt nicht.",
  company_needed: "Bitte wählen Sie ein Unternehmen für diese Rolle.",
  company_unknown:
    "Ein Unternehmen mit dieser E-Mail-Domain kennen wir nicht. Bitte verwenden Sie Ihre Arbeitsadresse oder registrieren Sie sich als Einzelperson.",
  sso_not_available:
    "Ihr Unternehmen nutzt hier kein Single Sign-on. Bitte melden Sie sich mit E-Mail und Passwort an.",
  sso_failed: "Die Anmeldung über Single Sign-on ließ sich nicht abschließen. Bitte versuchen Sie es erneut.",
  sso_no_account:
    "Die Anmeldung bei Ihrem Unternehmen hat geklappt, aber hier gibt es noch kein Konto für Sie. Bitte wenden Sie sich an Ihre Administration.",
  role_fixed: "Die Rechte des Super-Admins stehen fest: Diese Rolle darf alles.",
  beyond_own_rights: "Rechte, die Sie selbst nicht haben, können Sie weder geben noch nehmen.",
  too_many_groups: "Sie können höchstens {{max}} LinkedIn-Gruppen haben.",
  already_answered: "Diese Anfrage ist bereits beantwortet.",
  connect_failed: "{{network}} ließ sich nicht verbinden. Bitte versuchen Sie es erneut.",
  connect_cancelled: "Sie haben die Verbindung mit {{network}} abgebrochen. Es wurde nichts geändert.",
  account_used_elsewhere:
    "Dieses {{network}}-Konto ist bereits mit einer anderen Person Ihres Unternehmens verbunden.",
  idempotency_key_reused:
    "Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie neu und versuchen Sie es erneut.",
  too_large: "Die Datei oder Anfrage ist zu groß.",
  unavailable: "Das ist im Moment nicht möglich. Bitte versuchen Sie es in einer Minute erneut.",
  internal: "Es ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
};
