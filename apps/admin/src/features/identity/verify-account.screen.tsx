import { Button, Stack } from "@mantine/core";
import { verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { AppLink } from "../../shared/app-link.tsx";
import { judgeFailure } from "../../shared/judge-failure.ts";
import { screenHref } from "../../shared/screen-href.ts";
import { useListQuery } from "../../shared/use-list-query.ts";
import { useText } from "../../shared/use-text.ts";
import { AuthPage } from "./auth-page.tsx";

/** The link out of an e-mail. It is good once, so it is asked once and never again by itself. */
export default function VerifyAccountScreen() {
  const { text } = useText();
  const { values } = useListQuery();
  const asked = useEndpoint(
    verifyUser,
    { key: values["key"] ?? "" },
    { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnReconnect: false },
  );
  return (
    <AuthPage title={text("identity.verify.title")} tab={text("screens.verify-account")}>
      <Stack gap="md">
        {asked.isPending && <SkeletonRows label={text("identity.verify.checking")} rows={2} />}
        {asked.isError && (
          <NoticeStrip tone="bad">
            <b>{text("identity.verify.failed")}</b>
            <div>{judgeFailure(asked.error, text).words}</div>
          </NoticeStrip>
        )}
        {asked.isSuccess && (
          <NoticeStrip tone="ok" spoken="politely">
            <b>{text("identity.verify.done")}</b>
            <div>{asked.data.waitsForApproval ? text("identity.verify.waits") : asked.data.message}</div>
          </NoticeStrip>
        )}
        <Button component={AppLink} href={screenHref("/admin", {})} size="md" fullWidth>
          {text("identity.verify.signIn")}
        </Button>
      </Stack>
    </AuthPage>
  );
}
