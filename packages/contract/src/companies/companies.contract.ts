import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);

export const companyDetails = z.object({
  id: ref("company"),
  name: z.string(),
  domain: z.string(),
  timeZone: z.string(),
  themeColor: hexColor,
  logoUrl: z.string().nullable(),
  socialNetworks: z.array(z.enum(networks)),
  noOfVoices: z.number().int().min(1).max(3),
  differentSocialCopy: z.boolean(),
  lockedDownCopy: z.boolean(),
});

export const readCompany = endpoint({
  name: "read-company",
  method: "GET",
  path: "/services/front/api/company",
  access: {
    signedIn: "front",
    because: "an employee's app takes logo, colour and features from the own company",
    restricted: true,
  },
  input: z.object({}),
  output: companyDetails,
  errors: [],
});
