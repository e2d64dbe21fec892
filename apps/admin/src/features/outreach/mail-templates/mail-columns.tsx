import type { Kit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { actionsColumn } from "@polyphon/admin-kit/column/actions-column.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { IconPencil } from "@tabler/icons-react";
import type { Text, Texts } from "../../../shared/text/use-text.ts";
import classes from "../outreach.module.css";
import type { Mail } from "./use-mail-list.ts";

type Label = Kit["label"];

/** A mail without a label is shown under its technical name. */
export function mailName(name: string, label: Label): string {
  return label(`outreach.mails.names.${name}`) ?? name;
}

function excludedWords({ toCompanies, companies, holdingEntities }: Mail, text: Text): string {
  if (!toCompanies) return text("outreach.mails.ofNoCompany");
  const parts = [
    ...(companies.length > 0 ? [text("outreach.mails.companies", { count: companies.length })] : []),
    ...(holdingEntities.length > 0
      ? [text("outreach.mails.entities", { count: holdingEntities.length })]
      : []),
  ];
  return parts.length === 0 ? text("outreach.mails.nobody") : parts.join(", ");
}

function ownWords({ own }: Mail, text: Text): string {
  const languages = [
    ...(own.en ? [text("outreach.mails.english")] : []),
    ...(own.de ? [text("outreach.mails.german")] : []),
  ];
  return languages.length === 0 ? text("outreach.mails.standard") : languages.join(", ");
}

export function mailColumns({ text }: Texts, label: Label, edit: (name: string) => void): ListColumn<Mail>[] {
  const whenWords = ({ name }: Mail) => label(`outreach.mails.when.${name}`) ?? "";
  return [
    {
      key: "name",
      header: text("outreach.mails.template"),
      width: "46%",
      wrap: true,
      card: "title",
      words: (mail) =>
        [mailName(mail.name, label), whenWords(mail)].filter((line) => line !== "").join(" · "),
      render: (mail) => (
        <span className={classes.stacked}>
          <button type="button" className={classes.name} onClick={() => edit(mail.name)}>
            {mailName(mail.name, label)}
          </button>
          <span className={classes.quiet}>{whenWords(mail)}</span>
        </span>
      ),
    },
    {
      key: "own",
      header: text("outreach.mails.languages"),
      card: "foot",
      words: (mail) => ownWords(mail, text),
    },
    {
      key: "excluded",
      header: text("outreach.mails.excluded"),
      card: "foot-end",
      wrap: true,
      words: (mail) => excludedWords(mail, text),
    },
    actionsColumn(
      text,
      ({ name }) => mailName(name, label),
      ({ name }) => [
        {
          key: "edit",
          label: text("outreach.mails.edit"),
          icon: <IconPencil size={15} stroke={1.7} aria-hidden />,
          onPress: () => edit(name),
        },
      ],
    ),
  ];
}
