import type { Tx } from "../../../platform/db/transaction.ts";
import type { LinkBox } from "../../../platform/mail/sealed-link.ts";
import type { ProhibitedAmong } from "../uploads/uploads.port.ts";
import type {
  EmployeeAutopilot,
  EmployeeConnections,
  EmployeeShares,
  MoveOfPeople,
} from "./front-users.port.ts";

export interface FrontUserDeps {
  readonly connections: EmployeeConnections;
  readonly shares: EmployeeShares;
  readonly autopilot: EmployeeAutopilot;
  readonly moving: MoveOfPeople;
  /** The history shows who changed what by name. */
  accountNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>>;
  readonly prohibitedAmong: ProhibitedAmong;
  hasOptedOut(tx: Tx, email: string): Promise<boolean>;
  readonly linkBox: LinkBox;
  readonly employeeUrl: string;
}
