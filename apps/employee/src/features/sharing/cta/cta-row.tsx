import { Button, Switch } from "@mantine/core";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useFormats } from "../../../shared/time/formats.ts";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { daysOf } from "./check-cta.ts";
import classes from "./cta.module.css";
import { type Cta, whyNot } from "./use-ctas.ts";

export interface CtaRowProps {
  cta: Cta;
  /** Of the post being shared. */
  categoryId: number;
  mayChange: boolean;
  onUse: () => void;
  onEdit: () => void;
  onSwitch: () => void;
  onRemove: () => void;
}

function Facts({ cta }: { cta: Cta }) {
  const { date } = useFormats();
  const zone = useMe().company.companyTimeZone;
  const { startDate, endDate } = daysOf(cta, zone);
  const noon = (day: string) => date(`${day}T12:00:00Z`);
  return (
    <p className={classes.facts}>
      {cta.categoryNames.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {startDate !== "" && (
        <span>{t("sharing.cta.from", { start: noon(startDate), end: noon(endDate) })}</span>
      )}
      <span>{t("sharing.cta.created", { date: date(cta.createdDate) })}</span>
    </p>
  );
}

export function CtaRow({ cta, categoryId, mayChange, onUse, onEdit, onSwitch, onRemove }: CtaRowProps) {
  const { title } = cta;
  const now = useNow();
  const obstacle = whyNot(cta, categoryId, now);
  const active = cta.status === "ACTIVE";
  return (
    <li className={classes.row} aria-label={title}>
      <div className={classes.line}>
        <h3 className={classes.name}>{title}</h3>
        <Switch
          checked={active}
          disabled={!mayChange}
          label={t(active ? "sharing.cta.active" : "sharing.cta.inactive")}
          labelPosition="left"
          aria-label={t("sharing.cta.activeOf", { title })}
          onChange={onSwitch}
        />
      </div>
      {cta.description !== "" && <p className={classes.description}>{cta.description}</p>}
      <p className={classes.copy}>{cta.ctaSocialCopy}</p>
      <Facts cta={cta} />
      <div className={classes.tools}>
        {mayChange && (
          <>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={t("sharing.cta.editOf", { title })}
              onClick={onEdit}
            >
              {t("sharing.cta.edit")}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="compact-md"
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={t("sharing.cta.removeOf", { title })}
              onClick={onRemove}
            >
              {t("sharing.cta.remove")}
            </Button>
          </>
        )}
        {obstacle === null ? (
          <Button
            variant="light"
            className={classes.use}
            aria-label={t("sharing.cta.useOf", { title })}
            onClick={onUse}
          >
            {t("sharing.cta.use")}
          </Button>
        ) : (
          <span className={classes.obstacle}>{obstacle}</span>
        )}
      </div>
    </li>
  );
}
