import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { LogoMark } from "../art/draw-logo.ts";

export interface DemoCompany {
  readonly key: "nordwind" | "kornblume" | "halden";
  readonly logo: LogoMark;
  readonly name: string;
  readonly domain: string;
  readonly timeZone: string;
  readonly themeColor: string;
  readonly socialNetworks: readonly Network[];
  readonly noOfVoices: number;
  readonly differentSocialCopy: boolean;
  readonly lockedDownCopy: boolean;
  readonly userProficiencyLevel: boolean;
  readonly associateUser: boolean;
  readonly ownPostApproval: boolean;
  readonly importLinkedinContent: boolean;
  readonly aiText: boolean;
  readonly employees: number;
  readonly categories: readonly string[];
}

/** One per feature profile: everything on; two voices and one copy for all networks; levels and locked copy. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    key: "nordwind",
    logo: "waves",
    name: "Nordwind Energie",
    domain: "nordwind.example",
    timeZone: "Europe/Berlin",
    themeColor: "#0b7285",
    socialNetworks: ["LINKEDIN", "TWITTER", "FACEBOOK", "XING"],
    noOfVoices: 3,
    differentSocialCopy: true,
    lockedDownCopy: false,
    userProficiencyLevel: false,
    associateUser: true,
    ownPostApproval: true,
    importLinkedinContent: true,
    aiText: true,
    employees: 30,
    categories: ["Wind power", "Power grid", "E-mobility", "Careers", "Digital work"],
  },
  {
    key: "kornblume",
    logo: "rings",
    name: "Kornblume Logistik",
    domain: "kornblume.example",
    timeZone: "Europe/Vienna",
    themeColor: "#ffd43b",
    socialNetworks: ["LINKEDIN", "XING"],
    noOfVoices: 2,
    differentSocialCopy: false,
    lockedDownCopy: false,
    userProficiencyLevel: false,
    associateUser: false,
    ownPostApproval: false,
    importLinkedinContent: false,
    aiText: true,
    employees: 20,
    categories: ["Logistics", "Careers", "Digital work"],
  },
  {
    key: "halden",
    logo: "bolt",
    name: "Halden Robotics",
    domain: "halden.example",
    timeZone: "Europe/London",
    themeColor: "#364fc7",
    socialNetworks: ["LINKEDIN", "TWITTER", "FACEBOOK", "INSTAGRAM", "XING"],
    noOfVoices: 3,
    differentSocialCopy: true,
    lockedDownCopy: true,
    userProficiencyLevel: true,
    associateUser: false,
    ownPostApproval: false,
    importLinkedinContent: false,
    aiText: false,
    employees: 10,
    categories: ["Robotics", "Digital work"],
  },
];
