import { lookWords } from "./looks.shared.ts";

/** Who sees what employees do, for those who decide about it. */
export const worksCouncil = {
  ...lookWords,
  title: "Works council",
  sub: "What is stored about employees, who may see it and how long it is kept: by the current settings and rights.",
  company: "Company",
  companyPlaceholder: "Search companies",
  choose: "Choose a company",
  chooseText: "The settings of a company decide who sees what its employees do.",
  failed: "Couldn’t load who sees what",
  sheet: "Data sheet (PDF)",
  mode: {
    on: "Works-council mode is on: staff do not see what single people do, except where it says so here. Figures are about groups of at least {{minimum}} people.",
    off: "Works-council mode is off: the roles named here see by name what employees do.",
  },
  table: "Who sees what",
  visible: "Who can see it",
  why: "Why",
  kept: "How long it is kept",
  log: {
    title: "Who has looked",
    text: "Whenever staff are shown by name what an employee does, it is written down and kept for {{days}} days. Employees read it in the app under “What others see of you”. In works-council mode hardly anything is added, because hardly anything is shown by name.",
  },
};
