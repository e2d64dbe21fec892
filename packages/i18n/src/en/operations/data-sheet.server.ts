import { lookWords } from "./looks.shared.ts";

/** One page for works councils and data protection officers. */
export const dataSheet = {
  ...lookWords,
  title: "What is stored about employees, and who sees it",
  file: "Employee data",
  on: "{{company}} uses works-council mode: staff do not see what single people do, except where it says so here. Figures are only shown about groups of at least {{minimum}} people.",
  off: "{{company}} does not use works-council mode: the roles named here see by name what employees do. In works-council mode they would not, and figures would only be about groups.",
  account:
    "The account holds name, e-mail address, company, language, headline, level, groups and, if somebody adds one, a photo that only this person sees. It is kept as long as the account exists.",
  columns: { what: "What employees do here", who: "Which staff may see it", kept: "How long it is kept" },
  log: "Whenever staff are shown by name what an employee does, this is written down: who, what, on which day and how often. Employees read it in the app under “What others see of you”. Entries are kept for {{days}} days. What staff change has a log of its own.",
  legal:
    "This page describes what the software does with the current settings and rights. It is neither legal advice nor an agreement, and it makes no statement about whether a particular use is permitted.",
  foot: "{{company}} · {{date}} · Version {{version}}",
};
