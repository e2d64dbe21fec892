import classes from "./skip-link.module.css";

export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a className={classes.skip} href={`#${target}`}>
      {label}
    </a>
  );
}
