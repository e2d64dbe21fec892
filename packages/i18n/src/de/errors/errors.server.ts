import type { errors as en } from "../../en/errors/errors.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const errors: TextsOf<typeof en> = {
  validation: "Bitte prüfen Sie die markierten Felder.",
  duplicate: "Einen Eintrag mit diesem Namen gibt es schon.",
  category_duplicate: "Diese Kategorie gibt es schon.",
  prohibited_words: "Ihr Inhalt enthält unzulässige Wörter.",
  serial_number_taken: "Die Seriennummer gehört bereits zu einem anderen Beitrag.",
  url_not_readable:
    "Diese Adresse ließ sich nicht lesen. Bitte prüfen Sie sie oder füllen Sie die Felder von Hand aus.",
  image_required: "Bild fehlt: Bitte fügen Sie mindestens ein Bild hinzu.",
  image_limit: "Zu viele Bilder: Bitte höchstens {{max}} Bilder.",
  own_post_shared:
    "Dieser Beitrag ist geteilt oder geplant und bleibt, wie er ist. Duplizieren Sie ihn, um ihn zu ändern.",
  reason_needed: "Bitte nennen Sie den Grund, damit die Autorin oder der Autor weiß, was zu ändern ist.",
  video_not_usable: "Das Video dieses Beitrags ist ungültig oder lässt sich auf {{network}} nicht teilen.",
  media_not_usable: "Eines der Bilder ist nicht verwendbar. Bitte wählen Sie ein anderes.",
  picture_unfit:
    "Das Bild passt hier nicht. Nötig sind {{types}}, {{minWidth}}x{{minHeight}} bis {{maxWidth}}x{{maxHeight}} Pixel, höchstens {{megabytes}} MB{{ratioToo}}.",
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
  post_not_found: "Einen Beitrag mit dieser Nummer gibt es nicht.",
  posts_not_found: "Diese Beiträge gibt es nicht.",
  sticker_not_found: "Diesen Sticker gibt es nicht.",
  too_many_requests: "Zu viele Versuche. Bitte warten Sie {{seconds}} Sekunden und versuchen Sie es erneut.",
  captcha_failed: "Bitte bestätigen Sie das Captcha.",
  edited_meanwhile:
    "Während Sie bearbeitet haben, hat jemand anders gespeichert. Laden Sie neu, um die neuere Fassung zu sehen.",
  in_use: "Dieser Eintrag wird noch verwendet und kann nicht gelöscht werden.",
  already_shared: "Sie haben diesen Beitrag auf {{network}} bereits geteilt.",
  weekly_limit_reached:
    "Ihr Wochenlimit auf {{network}} ist erreicht ({{limit}} Beiträge). Wählen Sie einen Tag in einer anderen Woche.",
  copy_empty: "Der empfohlene Text darf nicht leer sein.",
  campaign_needed:
    "Bitte geben Sie einen Kampagnennamen an: Beiträge dieser Kategorie brauchen ihn für ihren UTM-Code.",
  copy_too_long: "{{network}}: Der Inhalt ist zu lang. Höchstens {{max}} Zeichen, Links eingerechnet.",
  copy_too_short: "{{network}}: Der Inhalt braucht mindestens {{min}} Zeichen.",
  copy_locked:
    "{{network}}: Ihr Unternehmen hat diesen Text festgelegt. Er geht unverändert hinaus oder gar nicht.",
  embed_invalid:
    "Der Einbettungscode ist ungültig. Bitte fügen Sie den Code oder die Adresse eines Videos auf YouTube oder Vimeo ein.",
  feature_not_changed: "Die Hervorhebung des Beitrags konnte nicht geändert werden.",
  document_not_on_x: "Dokumente lassen sich auf X nicht teilen.",
  schedule_in_past:
    "Der gewählte Zeitpunkt liegt in der Zeitzone Ihres Unternehmens ({{zone}}) in der Vergangenheit. Bitte wählen Sie einen späteren.",
  share_not_open: "Dieser Beitrag ist bereits hinausgegangen oder beendet und lässt sich nicht mehr ändern.",
  post_does_not_fit: "Dieser Beitrag passt nicht mehr auf diesen Platz. Bitte wählen Sie einen anderen.",
  network_needed: "Bitte wählen Sie ein soziales Netzwerk, auf dem Sie den empfohlenen Text teilen möchten.",
  facebook_needed: "Bitte wählen Sie Facebook aus, um den empfohlenen Text dort zu teilen.",
  use_facebook_button:
    "Ihr Facebook-Konto ist ein persönliches. Bitte verwenden Sie die Schaltfläche zum Teilen auf Facebook.",
  autopilot_off: "Der Autopilot dieses Unternehmens ist ausgeschaltet, oder das Unternehmen ist nicht aktiv.",
  not_on_network: "Dieser Beitrag kann auf {{network}} nicht geteilt werden.",
  prohibited_text: "„{{found}}“ ist nicht erlaubt. Bitte entfernen Sie es und versuchen Sie es erneut.",
  prohibited_email: "Diese E-Mail-Adresse kann hier nicht verwendet werden. Bitte verwenden Sie eine andere.",
  prohibited_hashtag:
    "Ihr Unternehmen erlaubt den Hashtag {{hashtag}} nicht. Bitte entfernen Sie ihn und versuchen Sie es erneut.",
  mention_not_approved: "{{name}} kann nicht erwähnt werden: Die Erwähnung ist nicht freigegeben.",
  cta_not_usable:
    "Diese Handlungsaufforderung kann für diesen Beitrag nicht verwendet werden. Bitte wählen Sie eine andere.",
  cta_dates_incomplete: "Zu einem Startdatum gehört ein Enddatum und zu einem Enddatum ein Startdatum.",
  cta_end_before_start: "Das Enddatum muss nach dem Startdatum liegen.",
  mention_urn_duplicate: "Diese URN-ID ist schon vorhanden.",
  mention_url_duplicate: "Diese Profil-Adresse ist schon vorhanden.",
  mention_person_duplicate:
    "Zu dieser Person gibt es schon eine Erwähnung. Zwei Personen brauchen zwei Anzeigenamen.",
  mention_not_fetched: "Die Erwähnung kann aus der Profil-Adresse oder URN nicht abgerufen werden.",
  schedule_url_invalid: "Der Link zum geplanten Teilen auf Facebook ist abgelaufen oder ungültig.",
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
  unknown_placeholder:
    "„{{placeholder}}“ wird in dieser E-Mail durch nichts ersetzt. Möglich sind: {{known}}.",
  duplicate_user: "Nutzer doppelt vorhanden",
  staff_out_of_reach:
    "Diese Person hat auch eine Rolle, die Sie nicht verwalten. Bitten Sie jemanden, der das darf.",
  own_account: "Das ist Ihr eigenes Konto. Bitten Sie jemand anderen mit dem Recht dazu.",
  too_many_entries: "Es gibt {{max}} Einträge, mehr sind nicht möglich. Löschen Sie zuerst einen.",
  level_only_rises: "Eine Stufe steigt nur. Bitte wählen Sie die jetzige oder eine höhere.",
  status_not_possible: "Mit dem jetzigen Status geht das nicht. Bitte laden Sie die Liste neu.",
  category_not_assigned:
    "Diese Kategorie ist Ihnen nicht zugewiesen. Bitte wählen Sie eine Ihrer Kategorien.",
  workflow_refused:
    "Dieser Schritt steht Ihnen beim jetzigen Stand des Beitrags nicht offen. Bitte laden Sie ihn neu.",
  same_domain: "Nutzer können nicht in dieselbe Domain verschoben werden!",
  no_front_users: "In dieser Domain gibt es keine Mitarbeiter",
  too_many_groups: "Sie können höchstens {{max}} LinkedIn-Gruppen haben.",
  already_decided: "Darüber ist bereits entschieden. Laden Sie neu, um zu sehen, was daraus geworden ist.",
  already_answered: "Diese Anfrage ist bereits beantwortet.",
  questionnaire_done: "Sie haben diese Umfrage bereits beantwortet, oder sie ist beendet.",
  questionnaire_changed:
    "Die Fragen wurden inzwischen geändert. Bitte beantworten Sie sie nach Ihrer nächsten Anmeldung neu.",
  questionnaire_answered:
    "Diese Umfrage wurde bereits beantwortet, deshalb bleiben ihre Fragen, wie sie sind. Setzen Sie sie zurück, um sie zu ändern.",
  skip_not_possible: "Diese Umfrage lässt sich nicht mehr aufschieben.",
  connect_failed: "{{network}} ließ sich nicht verbinden. Bitte versuchen Sie es erneut.",
  connect_cancelled: "Sie haben die Verbindung mit {{network}} abgebrochen. Es wurde nichts geändert.",
  choice_over: "Die Auswahl der Konten ist nicht mehr offen. Bitte verbinden Sie sich erneut.",
  account_used_elsewhere:
    "Dieses {{network}}-Konto ist bereits mit einer anderen Person Ihres Unternehmens verbunden.",
  idempotency_key_reused:
    "Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie neu und versuchen Sie es erneut.",
  upload_busy:
    "Dieser Massen-Upload wird gerade bearbeitet oder ist beendet. Bitte sehen Sie ihn noch einmal an, bevor Sie etwas ändern.",
  ai_budget_used:
    "Das KI-Budget Ihres Unternehmens für diesen Monat ist aufgebraucht. Ab dem {{date}} geht es weiter.",
  ai_refused: "Die KI wollte darauf nicht antworten. Bitte formulieren Sie Ihren Wunsch anders.",
  ai_source_off: "Ihr Unternehmen nutzt für Beiträge dieser Art keine KI-Texte.",
  ai_content_needed:
    "Es gibt noch nichts, worüber sich schreiben ließe. Bitte schreiben Sie zuerst einen Titel oder ein paar Worte.",
  ai_unavailable: "Es ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  too_large: "Die Datei oder Anfrage ist zu groß.",
  unavailable: "Das ist im Moment nicht möglich. Bitte versuchen Sie es in einer Minute erneut.",
  internal: "Es ist leider ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
};
