import { limits } from "@polyphon/contract/limits.ts";
import type { Visibility } from "@polyphon/contract/operations/looks.ts";
import { type SeenLine, seenLines } from "@polyphon/rules/operations/seen-lines.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "./works-council.module.css";

type SeenDoing = Visibility["doings"][number];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Corporate admins and writers", in works-council mode with how they see it. */
function lineWords(
  { userTypes, sight, namedFor }: SeenLine,
  council: boolean,
  { text, language }: Texts,
): string {
  const names = userTypes.map((one) => text(`operations.worksCouncil.roles.${one}`));
  const roles = capital(new Intl.ListFormat(language === "de" ? "de-DE" : "en-GB").format(names));
  if (!council) return roles;
  const exceptions = namedFor.map((reason) => text(`operations.worksCouncil.namedFor.${reason}`));
  const how =
    sight === "named" ? exceptions : [text(`operations.worksCouncil.sights.${sight}`), ...exceptions];
  return text("operations.worksCouncil.seenBy", { roles, how: how.join("; ") });
}

function Seen({ seen: { doing, by }, council }: { seen: SeenDoing; council: boolean }) {
  const texts = useText();
  const { text } = texts;
  const sides = seenLines(by).filter(({ lines }) => lines.length > 0);
  const words = `operations.worksCouncil.doings.${doing}` as const;
  const values = { planDays: limits.autopilot.logDays, failureDays: limits.login.failuresKeptDays };
  return (
    <li className={classes.doing}>
      <div className={classes.what}>
        <h3>{text(`${words}.title`)}</h3>
        <p>{text(`${words}.what`)}</p>
      </div>
      <dl className={classes.facts}>
        {sides.length === 0 && (
          <div>
            <dt>{text("operations.worksCouncil.visible")}</dt>
            <dd>{text("operations.worksCouncil.nobody")}</dd>
          </div>
        )}
        {sides.map(({ side, lines }) => (
          <div key={side}>
            <dt>{text(`operations.worksCouncil.sides.${side}`)}</dt>
            {lines.map((line) => (
              <dd key={line.userTypes.join()}>{lineWords(line, council, texts)}</dd>
            ))}
          </div>
        ))}
      </dl>
      <dl className={classes.facts}>
        <div>
          <dt>{text("operations.worksCouncil.why")}</dt>
          <dd>{text(`${words}.why`)}</dd>
        </div>
        <div>
          <dt>{text("operations.worksCouncil.kept")}</dt>
          <dd>{text(`${words}.kept`, values)}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Every kind of doing, with who may see it, why, and how long it is kept. */
export function SeenList({ visibility: { minimum, doings } }: { visibility: Visibility }) {
  return (
    <ul className={classes.list}>
      {doings.map((seen) => (
        <Seen key={seen.doing} seen={seen} council={minimum !== null} />
      ))}
    </ul>
  );
}
