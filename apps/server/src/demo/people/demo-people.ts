import { userTypes } from "@polyphon/contract/permissions.ts";

/** The same for every demo account; the start page of `pnpm dev` shows it. */
export const demoPassword = "Polyphon!26";

export interface DemoStaff {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly userType: number;
  readonly company: "nordwind" | null;
}

/** One of each of the eight staff types. */
export const demoStaff: readonly DemoStaff[] = [
  {
    email: "admin@polyphon.example",
    firstName: "Mara",
    lastName: "Okafor",
    role: "Super admin",
    userType: userTypes.superAdmin,
    company: null,
  },
  {
    email: "sub@polyphon.example",
    firstName: "Jonas",
    lastName: "Feld",
    role: "Sub admin",
    userType: userTypes.subAdmin,
    company: null,
  },
  {
    email: "corporate@nordwind.example",
    firstName: "Silke",
    lastName: "Harms",
    role: "Corporate admin",
    userType: userTypes.corporateAdmin,
    company: "nordwind",
  },
  {
    email: "agency@nordwind.example",
    firstName: "Theo",
    lastName: "Brandt",
    role: "Corporate user",
    userType: userTypes.corporateUser,
    company: "nordwind",
  },
  {
    email: "chief@polyphon.example",
    firstName: "Ines",
    lastName: "Vidal",
    role: "Editor-in-Chief",
    userType: userTypes.editorInChief,
    company: null,
  },
  {
    email: "writer@polyphon.example",
    firstName: "Paul",
    lastName: "Renner",
    role: "Writer",
    userType: userTypes.writer,
    company: null,
  },
  {
    email: "proof@polyphon.example",
    firstName: "Greta",
    lastName: "Lind",
    role: "Proofreader",
    userType: userTypes.proofreader,
    company: null,
  },
  {
    email: "approver@polyphon.example",
    firstName: "Amir",
    lastName: "Haddad",
    role: "Approver",
    userType: userTypes.approver,
    company: null,
  },
];

const firstNames = [
  "Anna",
  "Emre",
  "Lena",
  "Jakob",
  "Sofia",
  "Mats",
  "Nadia",
  "Oliver",
  "Ida",
  "Tomasz",
  "Clara",
  "Bilal",
  "Hanna",
  "Erik",
  "Marta",
  "Felix",
  "Aisha",
  "Henrik",
  "Julia",
  "Samuel",
  "Katrin",
  "Luca",
  "Miriam",
  "Noah",
  "Petra",
  "Rafael",
  "Selma",
  "Tobias",
  "Vera",
  "Yusuf",
];
const lastNames = [
  "Berg",
  "Yilmaz",
  "Sommer",
  "Krause",
  "Lindqvist",
  "Nowak",
  "Petersen",
  "Albrecht",
  "Costa",
  "Dietrich",
  "Ekström",
  "Fischer",
  "Gruber",
  "Hoffmann",
  "Ivanov",
  "Jansen",
  "Keller",
  "Larsson",
  "Moser",
  "Novak",
  "Ostermann",
  "Pichler",
  "Quandt",
  "Richter",
  "Schuster",
  "Thalmann",
  "Urban",
  "Vogel",
  "Wagner",
  "Zeman",
];
const headlines = [
  "Sales lead",
  "Field engineer",
  "Product manager",
  "Customer success",
  "Site manager",
  "HR partner",
  "Data analyst",
  "Service technician",
];

export interface DemoEmployee {
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string;
  readonly email: string;
  readonly language: "en" | "de";
}

function mailName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
}

/** Deterministic: the n-th employee of a company is always the same person. The first one of each is a demo login. */
export function demoEmployee(domain: string, index: number, offset: number): DemoEmployee {
  const firstName = firstNames[(index * 7 + offset) % firstNames.length] ?? "Anna";
  const lastName = lastNames[(index * 11 + offset * 3) % lastNames.length] ?? "Berg";
  return {
    firstName,
    lastName,
    headline: headlines[(index + offset) % headlines.length] ?? "Sales lead",
    email: `${mailName(firstName)}.${mailName(lastName)}${index >= 30 ? index : ""}@${domain}`,
    language: index % 3 === 1 ? "de" : "en",
  };
}

/** A company of its own: its autopilot shares do not count in any other company's figures. */
export const demoCrew = {
  name: "Westkai Reederei",
  domain: "westkai.example",
  member: (at: number) => demoEmployee("westkai.example", at, 17),
} as const;

/** The LinkedIn groups that the first employee of a company with groups looks after. */
export const demoGroups = [
  { name: "Offshore Wind Hamburg", type: "PUBLIC", followers: 1840 },
  { name: "Grid Planners Circle", type: "PRIVATE", followers: null },
] as const;

/** What some of the staff work on, by address. */
export const demoWork = [
  {
    email: "writer@polyphon.example",
    curatorCode: "TH042",
    weeklyTarget: 12,
    categories: ["Wind power", "E-mobility", "Robotics"],
    notificationEmails: ["office@polyphon.example"],
  },
  {
    email: "approver@polyphon.example",
    curatorCode: null,
    weeklyTarget: null,
    categories: ["Wind power", "Power grid"],
    notificationEmails: ["office@polyphon.example", "releases@polyphon.example"],
  },
] as const;
