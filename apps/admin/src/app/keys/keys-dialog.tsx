import { Modal } from "@mantine/core";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./keys-dialog.module.css";

/** Where keys work, and what each does; the words are `shell.keys.<place>.<name>`. */
const places = {
  everywhere: { palette: ["⌘K"], allScreens: ["G", "A"], rail: ["["], keys: ["?"] },
  lists: {
    move: ["J", "K"],
    open: ["↵"],
    edit: ["E"],
    select: ["X"],
    search: ["/"],
    filter: ["F"],
    leave: ["Esc"],
  },
  forms: { save: ["⌘S"], confirm: ["⌘↵"] },
} as const;

type Places = typeof places;
type Words = { [P in keyof Places]: `shell.keys.${P}.${keyof Places[P] & string}` }[keyof Places];

/** Every key of the back office, by where it works. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { text } = useText();
  return (
    <Modal
      opened
      centered
      title={text("shell.keys.title")}
      onClose={onClose}
      closeButtonProps={{ "aria-label": text("shell.keys.close") }}
    >
      {(Object.keys(places) as (keyof Places)[]).map((place) => (
        <section key={place} className={classes.place} aria-label={text(`shell.keys.${place}.title`)}>
          <h3 className={classes.title}>{text(`shell.keys.${place}.title`)}</h3>
          <dl className={classes.keys}>
            {Object.entries<readonly string[]>(places[place]).map(([name, keys]) => (
              <div key={name} className={classes.key}>
                <dt>{text(`shell.keys.${place}.${name}` as Words)}</dt>
                <dd>
                  {keys.map((key) => (
                    <KeyHint key={key} keys={key} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
