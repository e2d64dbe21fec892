import type { FrontUserRow } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { FrontUserDetails } from "@polyphon/contract/people/front-users/front-users.ts";
import type { ReactNode } from "react";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { Withheld } from "../../../../shared/screens/withheld.tsx";
import { Status } from "../front-user-cells.tsx";
import classes from "../front-users.module.css";

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(", ");

export function FrontUserFacts({ row, details }: { row: FrontUserRow; details: FrontUserDetails }) {
  const { text, language } = useText();
  const moment = (at: string | null) =>
    at === null ? text("people.frontUsers.never") : formatMoment(at, language);
  const yes = (on: boolean) => text(on ? "kit.form.yes" : "kit.form.no");
  const word = "people.front-users.fields";
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text(`${word}.company`), row.company?.name],
    [text(`${word}.status`), <Status key="status" status={row.status} />],
    [text(`${word}.type`), text(`people.front-users.choices.type.${row.type}`)],
    [text(`${word}.level`), text(`people.front-users.choices.level.${row.level}`)],
    [text(`${word}.lightFrontUser`), yes(row.lightFrontUser)],
    [
      text(`${word}.autopilot`),
      row.autopilot === null ? (
        <Withheld key="autopilot" />
      ) : (
        text(row.autopilot ? "people.frontUsers.on" : "people.frontUsers.off")
      ),
    ],
    [text(`${word}.groups`), namesOf(row.groups)],
    [text(`${word}.reviewUser`), yes(row.reviewUser)],
    [text(`${word}.headline`), row.headline],
    [text(`${word}.costCenter`), row.costCenter],
    [text(`${word}.language`), text(`people.front-users.choices.language.${row.language}`)],
    [text("people.frontUser.linkedinGroups"), details.linkedinGroups.join(", ")],
    [text(`${word}.shares`), row.shares?.toLocaleString(language) ?? <Withheld key="shares" />],
    [
      text(`${word}.lastShareAt`),
      row.shares === null ? <Withheld key="lastShareAt" /> : moment(row.lastShareAt),
    ],
    [
      text(`${word}.lastLoginAt`),
      row.signedIn === null ? <Withheld key="lastLoginAt" /> : moment(row.lastLoginAt),
    ],
    [text("people.frontUser.terms"), moment(details.termsAcceptedAt)],
    [text(`${word}.createdAt`), moment(row.createdAt)],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
