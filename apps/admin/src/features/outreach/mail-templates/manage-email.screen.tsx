import "../../../shared/theme/styles-screens.ts";
import { EditDrawer } from "@polyphon/admin-kit/dialog/edit-drawer.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { listMailTemplates } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { mailColumns, mailName } from "./mail-columns.tsx";
import { MailForm } from "./mail-form.tsx";

/** The product's mails: their texts and who does not get them. The open one is in the address. */
export default function ManageEmailScreen() {
  const texts = useText();
  const { text } = texts;
  const { label } = useKit();
  const query = useListQuery();
  const found = useEndpoint(listMailTemplates, {});
  const rows = (found.data?.items ?? []).map((mail, at) => ({ ...mail, id: at + 1 }));
  const open = query.values["open"];
  const opened = rows.find(({ name }) => name === open);
  const edit = (name: string) => query.change({ open: name });
  return (
    <>
      <EndpointList
        title={text("outreach.mails.title")}
        list={{ ...found, data: found.data && { items: rows, next: null } }}
        query={query}
        columns={mailColumns(texts, label, edit)}
        count={() => text("outreach.mails.sub")}
        empty={<EmptyState title={text("outreach.mails.title")} text={text("outreach.mails.sub")} />}
        onRowOpen={({ name }) => edit(name)}
      />
      {open !== undefined && (
        <EditDrawer
          title={text("outreach.mails.editTitle", { name: mailName(open, label) })}
          size={640}
          adding={false}
          found={{ ...found, data: opened }}
          onClose={() => query.change({ open: undefined }, { replace: true })}
        >
          {({ stored, ...form }) => stored && <MailForm mail={stored} {...form} />}
        </EditDrawer>
      )}
    </>
  );
}
