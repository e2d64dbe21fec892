import type { PostSource } from "@polyphon/contract/content/content.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { IconBolt, IconBuilding, IconMapPin, IconPencil, IconSparkles, type Icon } from "@tabler/icons-react";
import { t } from "../../../shared/text/text.ts";

const icons: Record<PostSource, Icon> = {
  CURATED: IconSparkles,
  ORIGINAL: IconBuilding,
  LOCAL: IconMapPin,
  SHARED_OWN_POST: IconPencil,
  REAL_TIME: IconBolt,
};

/** Sources differ by icon and label; the accent colour belongs to actions. */
export function PostSourceTag({ source }: { source: PostSource }) {
  const Icon = icons[source];
  return <Tag icon={<Icon size={14} stroke={1.8} />}>{t(`content.source.${source}`)}</Tag>;
}
