import { readOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import {
  adminFrontUserCalls,
  corporateFrontUserCalls,
} from "@polyphon/contract/people/front-users/front-user-calls.contract.ts";
import { screenHref } from "../../shared/address/screen-href.ts";
import type { Account } from "../../shared/session/account.ts";
import { useMay } from "../../shared/session/use-may.ts";
import { useText } from "../../shared/text/use-text.ts";
import { ownSharingHref } from "../header/own-sharing.ts";
import type { PaletteAction } from "./palette-targets.ts";

/** What the reader can do from any page: each opens its dialog. */
export function usePaletteActions({ companyId }: Account): readonly PaletteAction[] {
  const { text } = useText();
  const may = useMay();
  const ofProvider = companyId === null;
  const people = ofProvider ? "/admin/front-users" : "/admin/corporate-front-users";
  const { add } = ofProvider ? adminFrontUserCalls : corporateFrontUserCalls;
  const actions = [
    {
      access: readOwnSwitch.access,
      key: "own sharing",
      href: ownSharingHref,
      label: text("shell.sharing.own"),
      also: ["Stop sharing", "Teilen stoppen"],
    },
    {
      access: add.access,
      key: "add employee",
      href: screenHref(people, {}, { add: "one" }),
      label: text("shell.palette.addEmployee"),
      also: ["Add an employee", "Invite an employee", "Mitarbeitende hinzufügen", "Person hinzufügen"],
    },
  ];
  return actions.flatMap(({ access, ...action }) => (may(access) ? [action] : []));
}
