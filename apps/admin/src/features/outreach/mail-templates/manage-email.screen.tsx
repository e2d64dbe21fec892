import "../../../shared/theme/styles-screens.ts";
import { EditDrawer } from "@polyphon/admin-kit/dialog/edit-drawer.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useKit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { mailColumns, mailName } from "./mail-columns.tsx";
import { MailForm } from "./mail-form.tsx";
import { useMailList } from "./use-mail-list.ts";

/** The product's mails: their texts and who does not get them. The open one is in the address. */
export default function ManageEmailScreen() {
  const texts = useText();
  const { text } = texts;
  const { label } = useKit();
  const query = useListQuery();
  const list = useMailList(query);
  const open = query.values["open"];
  const opened = list.rows.find(({ name }) => name === open);
  const edit = (name: string) => query.change({ open: name });
  return (
    <>
      <EndpointList
        title={text("outreach.mails.title")}
        list={list}
        columns={mailColumns(texts, label, edit)}
        count={() => text("outreach.mails.sub")}
        empty={<EmptyState title={text("outreach.mails.title")} text={text("outreach.mails.sub")} />}
        onRowOpen={({ name }) => edit(name)}
        onRowEdit={({ name }) => edit(name)}
      />
      {open !== undefined && (
        <EditDrawer
          title={text("outreach.mails.editTitle", { name: mailName(open, label) })}
          size={640}
          adding={false}
          found={{ ...list.answer, data: opened }}
          onClose={() => query.change({ open: undefined }, { replace: true })}
        >
          {({ stored, ...form }) => stored && <MailForm mail={stored} {...form} />}
        </EditDrawer>
      )}
    </>
  );
}
