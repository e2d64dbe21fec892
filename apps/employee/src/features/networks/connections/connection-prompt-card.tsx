import { Button } from "@mantine/core";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useFormats } from "../../../shared/time/formats.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import classes from "./connection-prompt-card.module.css";
import { type Connection, type ConnectionPrompt, openPrompts } from "./connection-prompt.ts";
import { promptText } from "./prompt-text.ts";
import { useConnect } from "../connecting/use-connect.ts";
import { useConnections } from "./use-connections.ts";

function PromptCard({ connection, prompt }: { connection: Connection; prompt: ConnectionPrompt }) {
  const formats = useFormats();
  const connect = useConnect();
  const text = promptText(connection.network, prompt, formats.date);
  if (text === null) return null;
  return (
    <Card bleed>
      <div className={classes.row}>
        <NetworkMark network={markOf(connection.network)} size={28} />
        <div className={classes.words}>
          <h2 className={classes.title}>{text.title}</h2>
          <p className={classes.text}>{text.text}</p>
        </div>
      </div>
      <Button
        variant="default"
        fullWidth
        className={classes.button}
        loading={connect.opening !== null}
        onClick={() => connect.start(connection.network)}
        aria-label={`${t(text.button)}: ${nameOf(connection.network)}`}
      >
        {t(text.button)}
      </Button>
    </Card>
  );
}

/** The connections that need their owner's attention. Empty when there are none. */
export function ConnectionPromptCards() {
  const { data } = useConnections();
  const now = useNow();
  const open = openPrompts(data?.connections ?? [], now);
  return open.map(({ connection, prompt }) => (
    <PromptCard key={connection.network} connection={connection} prompt={prompt} />
  ));
}
