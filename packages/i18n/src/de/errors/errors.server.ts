import type { errors as en } from "../../en/errors/errors.server.ts";
import { pictureFaults } from "../media/picture-faults.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const errors: TextsOf<typeof en> = {
  validation: "Bitte prüfen Sie die markierten Felder.",
  duplicate: "Einen Eintrag mit diesem Namen gibt es bereits. Bitte wählen Sie einen anderen Namen.",
  category_duplicate: "Diese Kategorie gibt es bereits.",
  prohibited_words: "Ihr Inhalt enthält verbotene Wörter.",
  serial_number_taken: "Diese laufende Nummer gehört bereits zu einem anderen Beitrag.",
  url_not_readable:
    "Diese Adresse konnte nicht gelesen werden. Bitte prüfen Sie sie oder füllen Sie die Felder selbst aus.",
  image_required: "Bild fehlt: Bitte fügen Sie mindestens ein Bild hinzu.",
  image_limit: "Zu viele Bilder: Höchstens {{max}} sind möglich.",
  own_post_shared:
    "Dieser Beitrag wurde bereits geteilt oder geplant und kann nicht mehr geändert werden. Duplizieren Sie ihn, um etwas zu ändern.",
  reason_needed: "Bitte geben Sie einen Grund an, damit klar ist, was zu ändern ist.",
  video_not_usable: "Das Video dieses Beitrags ist ungültig oder kann auf {{network}} nicht geteilt werden.",
  media_not_usable: "Eines der Bilder kann nicht verwendet werden. Bitte wählen Sie ein anderes.",
  ...pictureFaults,
  account_disabled: "Dieses Konto ist gesperrt. Bitte wenden Sie sich an das Admin-Team.",
  company_inactive: "Der Zugang Ihres Unternehmens ist nicht aktiv. Bitte wenden Sie sich an das Admin-Team.",
  network_not_connected: "{{network}} ist nicht verbunden.",
  connection_expired:
    "Ihre Verbindung zu {{network}} ist abgelaufen. Bitte verbinden Sie {{network}} neu; Ihre Warteschlange bleibt erhalten.",
  feature_off:
    "Diese Funktion ist für Ihr Unternehmen nicht eingeschaltet. Wenn Sie sie brauchen, wenden Sie sich bitte an das Admin-Team.",
  level_too_low: "Diese Funktion ist erst ab einer höheren Stufe verfügbar.",
  light_front_user:
    "Mit Ihrem Konto können Sie Beiträge lesen, aber nicht teilen. Bitte wenden Sie sich an das Admin-Team Ihres Unternehmens.",
  password_expired: "Ihr Passwort ist abgelaufen. Bitte wählen Sie ein neues.",
  terms_not_accepted: "Bitte stimmen Sie zuerst den Nutzungsbedingungen zu.",
  password_must_change: "Bitte wählen Sie zuerst ein eigenes Passwort.",
  invalid_token: "Sitzung abgelaufen",
  invalid_credentials: "E-Mail-Adresse oder Passwort ist falsch.",
  works_council:
    "Dieses Unternehmen arbeitet im Betriebsratsmodus: Was einzelne Mitarbeitende tun, sieht niemand. Zahlen für Gruppen bleiben verfügbar.",
  access_denied: "Zugriff verweigert",
  not_found: "Eintrag nicht gefunden",
  post_not_found: "Es gibt keinen Beitrag mit dieser Nummer.",
  posts_not_found: "Diese Beiträge gibt es nicht.",
  sticker_not_found: "Diesen Sticker gibt es nicht.",
  too_many_requests: "Zu viele Versuche. Bitte warten Sie {{seconds}} Sekunden und versuchen Sie es erneut.",
  too_many_tries:
    "Zu oft ein falsches Passwort. Bitte warten Sie {{seconds}} Sekunden oder wählen Sie „Passwort vergessen“: Mit einem neuen Passwort können Sie sich sofort anmelden.",
  captcha_failed: "Bitte bestätigen Sie das Captcha.",
  edited_meanwhile:
    "Jemand anderes hat gespeichert, während Sie bearbeitet haben. Laden Sie neu, um die neuere Fassung zu sehen.",
  switch_of_provider:
    "Dies hat der Anbieter gestoppt, und nur er kann es wieder freigeben. Wenden Sie sich an ihn.",
  in_use: "Dieser Eintrag wird noch verwendet und kann nicht gelöscht werden.",
  already_shared: "Sie haben diesen Beitrag auf {{network}} bereits geteilt.",
  weekly_limit_reached:
    "Ihr Wochenlimit auf {{network}} ist erreicht ({{limit}} Beiträge). Wählen Sie einen Tag in einer anderen Woche.",
  copy_empty: "Der empfohlene Text darf nicht leer sein.",
  campaign_needed:
    "Bitte geben Sie einen Kampagnennamen an. Beiträge dieser Kategorie brauchen ihn für den UTM-Code.",
  copy_too_long:
    "{{network}}: Der Text ist zu lang. Höchstens {{max}} Zeichen einschließlich Links sind möglich.",
  copy_too_short: "{{network}}: Der Text ist zu kurz. Mindestens {{min}} Zeichen sind nötig.",
  copy_locked:
    "{{network}}: Ihr Unternehmen hat diesen Text festgelegt. Sie können ihn nur unverändert teilen.",
  embed_invalid:
    "Der Einbettungscode ist ungültig. Bitte fügen Sie den Code oder die Adresse eines Videos auf YouTube oder Vimeo ein.",
  feature_not_changed: "Die Hervorhebung des Beitrags konnte nicht geändert werden.",
  document_not_on_x: "Dokumente können nicht auf X geteilt werden.",
  schedule_in_past:
    "In der Zeitzone Ihres Unternehmens ({{zone}}) ist dieser Zeitpunkt schon vorbei. Bitte wählen Sie einen späteren.",
  share_not_cancelled:
    "Dieser Beitrag lässt sich nicht wiederherstellen: Er wurde nicht von Ihnen abgebrochen oder ist schon wieder geplant.",
  share_not_failed: "Nur ein fehlgeschlagener Beitrag kann als erledigt markiert werden.",
  share_not_open:
    "Dieser Beitrag ist bereits veröffentlicht oder wird nicht mehr veröffentlicht. Er kann nicht mehr geändert werden.",
  post_does_not_fit: "Dieser Beitrag passt nicht mehr auf diesen Platz. Bitte wählen Sie einen anderen.",
  network_needed: "Bitte wählen Sie ein Netzwerk, um den empfohlenen Text zu teilen.",
  facebook_needed: "Bitte wählen Sie Facebook, um den empfohlenen Text zu teilen.",
  use_facebook_button:
    "Ihr Facebook-Konto ist ein persönliches Konto. Bitte verwenden Sie die Schaltfläche „Auf Facebook teilen“.",
  autopilot_off:
    "Der Autopilot ist für dieses Unternehmen ausgeschaltet, oder das Unternehmen ist nicht aktiv. Bitte prüfen Sie die Einstellungen des Unternehmens.",
  autopilot_not_on: "Bitte schalten Sie zuerst Ihren Autopiloten ein. Erst dann wird etwas geplant.",
  plan_outdated: "Ihr Plan hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.",
  plan_under_way: "Diese Woche wird gerade geplant. Bitte versuchen Sie es in einer Minute noch einmal.",
  not_on_network:
    "Dieser Beitrag kann auf {{network}} nicht geteilt werden. Bitte wählen Sie ein anderes Netzwerk.",
  prohibited_text: "„{{found}}“ ist nicht erlaubt. Bitte entfernen Sie es und versuchen Sie es erneut.",
  prohibited_email: "Diese E-Mail-Adresse kann hier nicht verwendet werden. Bitte verwenden Sie eine andere.",
  prohibited_hashtag:
    "Ihr Unternehmen erlaubt den Hashtag {{hashtag}} nicht. Bitte entfernen Sie ihn und versuchen Sie es erneut.",
  mention_not_approved:
    "{{name}} kann nicht erwähnt werden, weil die Erwähnung nicht freigegeben ist. Bitte entfernen Sie sie und versuchen Sie es erneut.",
  cta_not_usable:
    "Dieser Call-to-Action kann für diesen Beitrag nicht verwendet werden. Bitte wählen Sie einen anderen.",
  cta_dates_incomplete: "Bitte geben Sie sowohl ein Startdatum als auch ein Enddatum an.",
  cta_end_before_start: "Das Enddatum muss nach dem Startdatum liegen.",
  mention_urn_duplicate: "Diese URN-ID ist bereits vorhanden.",
  mention_url_duplicate: "Diese Profiladresse ist bereits vorhanden.",
  mention_person_duplicate:
    "Für diese Person gibt es bereits eine Erwähnung. Verwenden Sie für eine andere Person einen anderen Anzeigenamen.",
  mention_not_fetched: "Die Erwähnung konnte über die Profiladresse oder URN nicht abgerufen werden.",
  schedule_url_invalid: "Der Link zum geplanten Teilen auf Facebook ist abgelaufen oder ungültig.",
  role_needed: "Bitte wählen Sie zuerst, in welcher Rolle Sie arbeiten möchten.",
  session_changed:
    "Ihre Rolle oder Ihr Unternehmen wurde in einem anderen Tab gewechselt. Diese Seite wurde aktualisiert.",
  unauthorized: "Kein Zugriff",
  invalid_key: "Ungültiger Schlüssel",
  url_invalid: "Die Adresse ist ungültig.",
  key_not_found: "Schlüssel nicht gefunden",
  password_wrong: "Das aktuelle Passwort ist falsch.",
  company_needed: "Bitte wählen Sie ein Unternehmen für diese Rolle.",
  company_unknown:
    "Ein Unternehmen mit dieser E-Mail-Domain ist uns nicht bekannt. Bitte verwenden Sie Ihre geschäftliche Adresse oder registrieren Sie sich als Einzelperson.",
  sso_not_available:
    "Ihr Unternehmen nutzt hier kein Single Sign-on. Bitte melden Sie sich mit E-Mail und Passwort an.",
  sso_failed:
    "Die Anmeldung über Single Sign-on konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.",
  sso_no_account:
    "Die Anmeldung bei Ihrem Unternehmen hat geklappt, aber hier gibt es noch kein Konto für Sie. Bitte wenden Sie sich an das Admin-Team Ihres Unternehmens.",
  role_fixed: "Die Rechte des Super-Admins können nicht geändert werden: Diese Rolle darf alles.",
  beyond_own_rights: "Sie können keine Rechte vergeben oder entziehen, die Sie selbst nicht haben.",
  unknown_placeholder:
    "„{{placeholder}}“ ist in dieser E-Mail kein gültiger Platzhalter. Möglich sind: {{known}}.",
  duplicate_user: "Diese Person gibt es bereits.",
  staff_out_of_reach:
    "Diese Person hat auch eine Rolle, die Sie nicht verwalten dürfen. Bitte wenden Sie sich an jemanden, der das darf.",
  own_account:
    "Bei Ihrem eigenen Konto ist das nicht möglich. Bitte wenden Sie sich an jemand anderen mit diesem Recht.",
  too_many_drafts:
    "Sie haben bereits {{max}} Entwürfe, mehr können nicht aufbewahrt werden. Veröffentlichen oder löschen Sie zuerst einen.",
  too_many_entries: "Die Höchstzahl von {{max}} Einträgen ist erreicht. Löschen Sie zuerst einen.",
  level_only_rises: "Eine Stufe kann nicht gesenkt werden. Bitte wählen Sie die aktuelle oder eine höhere.",
  status_not_possible: "Beim aktuellen Status ist das nicht möglich. Bitte laden Sie die Liste neu.",
  category_not_assigned:
    "Diese Kategorie ist Ihnen nicht zugewiesen. Bitte wählen Sie eine Ihrer Kategorien.",
  comment_not_own: "Nur wer diesen Kommentar geschrieben hat, kann ihn löschen.",
  comment_too_old:
    "Dieser Kommentar lässt sich nicht mehr löschen. Ergänzen Sie einen weiteren, um ihn zu berichtigen.",
  assignee_not_possible:
    "Diese Person kann den Beitrag in seinem jetzigen Status nicht bearbeiten. Bitte wählen Sie jemand anderen.",
  undo_not_own: "Nur wer diesen Beitrag veröffentlicht hat, kann das rückgängig machen.",
  undo_too_late: "Das lässt sich nicht mehr rückgängig machen. Der Beitrag bleibt veröffentlicht.",
  undo_changed: "Der Beitrag wurde nach der Veröffentlichung geändert und bleibt deshalb veröffentlicht.",
  undo_shared: "Der Beitrag wurde bereits geteilt oder dafür eingeplant und bleibt deshalb veröffentlicht.",
  workflow_refused:
    "Beim aktuellen Status des Beitrags können Sie diesen Schritt nicht ausführen. Bitte laden Sie den Beitrag neu.",
  other_domain: "Diese Adresse gehört nicht zu {{domain}}. Verwenden Sie eine Adresse des Unternehmens.",
  already_signed_in: "Hat sich bereits angemeldet und braucht keine Einladung.",
  opted_out: "Hat diese E-Mails abbestellt.",
  same_domain: "Mitarbeitende können nicht in dieselbe Domain verschoben werden.",
  no_front_users: "In dieser Domain gibt es keine Mitarbeitenden.",
  too_many_groups: "Sie können höchstens {{max}} LinkedIn-Gruppen haben.",
  already_decided: "Darüber wurde bereits entschieden. Laden Sie neu, um das Ergebnis zu sehen.",
  already_answered: "Diese Anfrage wurde bereits beantwortet.",
  questionnaire_done: "Sie haben diese Umfrage bereits beantwortet, oder sie ist beendet.",
  questionnaire_changed:
    "Die Fragen wurden inzwischen geändert. Bitte beantworten Sie sie nach Ihrer nächsten Anmeldung erneut.",
  questionnaire_answered:
    "Diese Umfrage wurde bereits beantwortet, deshalb können die Fragen nicht mehr geändert werden. Setzen Sie die Umfrage zurück, um sie zu ändern.",
  skip_not_possible: "Diese Umfrage kann nicht mehr übersprungen werden. Bitte beantworten Sie sie.",
  connect_failed: "{{network}} konnte nicht verbunden werden. Bitte versuchen Sie es erneut.",
  connect_cancelled: "Sie haben die Verbindung mit {{network}} abgebrochen. Es wurde nichts geändert.",
  choice_over: "Die Kontoauswahl ist nicht mehr möglich. Bitte verbinden Sie sich erneut.",
  account_used_elsewhere:
    "Jemand aus Ihrem Unternehmen hat dieses {{network}}-Konto bereits verbunden. Bitte verwenden Sie ein anderes.",
  idempotency_key_reused:
    "Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie neu und versuchen Sie es erneut.",
  upload_busy:
    "Dieser Massen-Upload wird gerade verarbeitet oder ist beendet. Bitte laden Sie ihn neu, bevor Sie etwas ändern.",
  ai_budget_used:
    "Das KI-Budget Ihres Unternehmens für diesen Monat ist aufgebraucht. Ab dem {{date}} ist es wieder verfügbar.",
  ai_refused: "Die KI hat diese Anfrage abgelehnt. Bitte formulieren Sie sie anders.",
  ai_source_off: "Ihr Unternehmen nutzt für diese Art von Beiträgen keine KI-Texte.",
  ai_content_needed:
    "Es gibt noch nichts, worüber die KI schreiben kann. Bitte geben Sie zuerst einen Titel oder ein paar Worte ein.",
  ai_unavailable: "Es ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  too_large: "Die Datei oder Anfrage ist zu groß. Bitte verkleinern Sie sie und versuchen Sie es erneut.",
  body_too_slow:
    "Die Verbindung war zu langsam, es wurde nichts gespeichert. Bitte prüfen Sie sie und versuchen Sie es erneut.",
  took_too_long:
    "Das hat zu lange gedauert und wurde abgebrochen. Es wurde nichts geändert. Bitte versuchen Sie es in einer Minute erneut.",
  busy: "Jemand anderes ändert das gerade. Ihre Änderung wurde nicht gespeichert. Bitte versuchen Sie es gleich noch einmal.",
  unavailable: "Das ist gerade nicht verfügbar. Bitte versuchen Sie es in einer Minute erneut.",
  internal: "Es ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
};
