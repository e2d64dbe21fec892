import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { readAuditTrail } from "@polyphon/contract/operations/audit.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";

type Trail = OutputOf<typeof readAuditTrail>;
type Check = NonNullable<Trail["last"]>;

/** Lines are sealed within seconds; after this long nobody seals. */
const lateSeconds = 60;

function whereOf({ chain, number, entryId }: Check, { text }: Texts): string {
  const seal =
    number === null
      ? []
      : [
          chain === 0 || chain === null
            ? text("operations.audit.where.none", { number })
            : text("operations.audit.where.seal", { chain, number }),
        ];
  return [...seal, ...(entryId === null ? [] : [text("operations.audit.where.line", { entryId })])].join(
    ", ",
  );
}

function sentenceOf({ last }: Trail, texts: Texts): string {
  const { text, language } = texts;
  if (last === null) return text("operations.audit.never");
  const at = formatMoment(last.at, language);
  if (last.fault !== null) {
    const where = whereOf(last, texts);
    return text("operations.audit.fault", {
      at,
      what: text(`operations.audit.faults.${last.fault}`, { where }),
    });
  }
  const figures = new Intl.NumberFormat(language);
  const values = { at, lines: figures.format(last.lines), seals: figures.format(last.seals) };
  return last.outside === 0
    ? text("operations.audit.intact", values)
    : text("operations.audit.intactOutside", { ...values, outside: figures.format(last.outside) });
}

/** Whether the audit trail is still what was written; nothing while that is not known. */
export function AuditTrail() {
  const texts = useText();
  const { data: trail } = useEndpoint(readAuditTrail, {});
  if (!trail) return null;
  const late = trail.unsealedSeconds > lateSeconds;
  const fault = (trail.last?.fault ?? null) !== null;
  return (
    <>
      <NoticeStrip full tone={fault ? "bad" : trail.last ? "ok" : "info"}>
        {sentenceOf(trail, texts)}
      </NoticeStrip>
      {late && (
        <NoticeStrip full tone="warn">
          {texts.text("operations.audit.late", { minutes: Math.round(trail.unsealedSeconds / 60) })}
        </NoticeStrip>
      )}
    </>
  );
}
