import type { enquiryKinds, enquiryStates, contactMethods } from "@polyphon/contract/site/site.contract.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { chosenOrder, type OrderKeys, textKey } from "../../../platform/list/list-order.ts";

export interface NewEnquiry {
  readonly kind: (typeof enquiryKinds)[number];
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly role: string | null;
  readonly phone: string;
  readonly contactMethod: (typeof contactMethods)[number] | null;
  readonly message: string | null;
  readonly language: Language;
}

export interface EnquiryRow extends NewEnquiry {
  readonly id: number;
  readonly state: (typeof enquiryStates)[number];
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly createdAt: Date;
}

const columns = `id, kind, state, name, email, company, role, phone, contact_method as "contactMethod", message, language,
  reply, replied_at as "repliedAt", created_at as "createdAt"`;

export async function addEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into enquiry (kind, name, email, company, role, phone, contact_method, message, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      enquiry.kind,
      enquiry.name,
      enquiry.email,
      enquiry.company,
      enquiry.role,
      enquiry.phone,
      enquiry.contactMethod,
      enquiry.message,
      enquiry.language,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the enquiry was not written");
  return id;
}

export async function findEnquiry(tx: Tx, id: number): Promise<EnquiryRow | null> {
  const { rows } = await tx.client.query<EnquiryRow>(`select ${columns} from enquiry where id = $1`, [id]);
  return rows[0] ?? null;
}

const orders = {
  received: [],
  from: [textKey("name")],
  company: [textKey("coalesce(company, U&'\\+10FFFF')")],
} as const satisfies OrderKeys;

export function listEnquiries(
  tx: Tx,
  filter: {
    readonly search: string | null;
    readonly state: EnquiryRow["state"] | undefined;
    readonly sort: keyof typeof orders | `-${keyof typeof orders}`;
  },
  page: PageInput,
): Promise<Page<EnquiryRow>> {
  const { search } = filter;
  return listPage<EnquiryRow>(
    tx,
    {
      select: columns,
      from: "enquiry",
      where: [
        equals("state", filter.state),
        search === null
          ? null
          : (bind) =>
              `position(lower(${bind(search)}::text) in lower(name || ' ' || email || ' ' || coalesce(company, ''))) > 0`,
      ],
      order: chosenOrder(filter.sort, orders, "id"),
    },
    page,
  );
}

/** Null when somebody else answered first. */
export async function answerEnquiry(
  tx: Tx,
  id: number,
  reply: string,
  accountId: number,
): Promise<EnquiryRow | null> {
  const { rows } = await tx.client.query<EnquiryRow>(
    `update enquiry set state = 'ANSWERED', reply = $2, replied_by = $3, replied_at = now()
     where id = $1 and state = 'OPEN' returning ${columns}`,
    [id, reply, accountId],
  );
  return rows[0] ?? null;
}
