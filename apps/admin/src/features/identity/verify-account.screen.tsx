import { Button, Stack } from "@mantine/core";
import { verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { judgeFailure } from "../../shared/failure/judge-failure.ts";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import { useText } from "../../shared/text/use-text.ts";
import { AuthPage } from "./auth-page.tsx";

function Failed({ words }: { words: string | null }) {
  const { text } = useText();
  return (
    <NoticeStrip tone="bad">
      <b>{text("identity.verify.failed")}</b>
      <div>{words}</div>
    </NoticeStrip>
  );
}

/** The key works once, so it is sent once and never retried automatically. */
function Verified({ verifyKey }: { verifyKey: string }) {
  const { text } = useText();
  const asked = useEndpoint(
    verifyUser,
    { key: verifyKey },
    { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnReconnect: false },
  );
  if (asked.isPending) return <SkeletonRows label={text("identity.verify.checking")} rows={2} />;
  if (asked.isError) return <Failed words={judgeFailure(asked.error, text).words} />;
  return (
    <NoticeStrip tone="ok" spoken="politely">
      <b>{text("identity.verify.done")}</b>
      <div>{asked.data.waitsForApproval ? text("identity.verify.waits") : asked.data.message}</div>
      {asked.data.passwordKey !== null && <div>{text("identity.verify.choose")}</div>}
    </NoticeStrip>
  );
}

/** The target of the link in the confirmation mail. */
export default function VerifyAccountScreen() {
  const { text } = useText();
  const { key = "" } = useListQuery().values;
  return (
    <AuthPage title={text("identity.verify.title")} tab={text("screens.verify-account")}>
      <Stack gap="md">
        {key === "" ? <Failed words={text("identity.verify.noKey")} /> : <Verified verifyKey={key} />}
        <Button component={AppLink} href={screenHref("/admin", {})} size="md" fullWidth>
          {text("identity.verify.signIn")}
        </Button>
      </Stack>
    </AuthPage>
  );
}
