import type { MenuGroupKey } from "@polyphon/contract/screens/menu.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import {
  IconArticle,
  IconBan,
  IconBolt,
  IconBuilding,
  IconCalendar,
  IconChartBar,
  IconFileText,
  IconHistory,
  IconHourglass,
  IconPencilCheck,
  IconPlaneTilt,
  IconSchool,
  IconShieldCheck,
  IconSpeakerphone,
  IconTags,
  IconUpload,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

const look = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

export const groupIcons: Readonly<Record<MenuGroupKey, ReactNode>> = {
  people: <IconUsers {...look} />,
  companies: <IconBuilding {...look} />,
  content: <IconArticle {...look} />,
  editorial: <IconPencilCheck {...look} />,
  autopilot: <IconPlaneTilt {...look} />,
  outreach: <IconSpeakerphone {...look} />,
  learning: <IconSchool {...look} />,
  reports: <IconChartBar {...look} />,
  operations: <IconShieldCheck {...look} />,
  realTime: <IconBolt {...look} />,
  pages: <IconFileText {...look} />,
  killSwitch: <IconBan {...look} />,
  logs: <IconHistory {...look} />,
};

const icons: readonly (readonly [RegExp, ReactNode])[] = [
  [/bulk-add/, <IconUpload key="upload" {...look} />],
  [/calendar/, <IconCalendar key="calendar" {...look} />],
  [/processingQueue/, <IconHourglass key="queue" {...look} />],
  [/tag$/, <IconTags key="tags" {...look} />],
  [/prohibited|kill/, <IconBan key="ban" {...look} />],
  [/report|_work|my-work/, <IconChartBar key="chart" {...look} />],
  [/Log$|run-status/, <IconPlaneTilt key="plane" {...look} />],
  [/user|corporate|domains|reader-list/i, <IconUsers key="users" {...look} />],
];

/** Flat menus show an icon per entry; groups have their own. */
export function entryIcon(path: AdminScreenPath): ReactNode {
  return icons.find(([pattern]) => pattern.test(path))?.[1] ?? <IconArticle {...look} />;
}
