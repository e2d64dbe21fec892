import { Card } from "@polyphon/ui/layout/card.tsx";
import type { ReactNode } from "react";
import view from "./view-post.module.css";

export interface FactsCardProps {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly images: readonly { readonly id: number; readonly thumbnailUrl: string }[];
  /** Of the first, second … picture. */
  readonly altOf: (at: number) => string;
}

/** The facts of a post besides its copy, with its pictures. */
export function FactsCard({ title, facts, images, altOf }: FactsCardProps) {
  return (
    <Card title={title}>
      <dl className={view.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {images.length > 0 && (
        <div className={view.pictures}>
          {images.map(({ id, thumbnailUrl }, at) => (
            <img key={id} src={thumbnailUrl} alt={altOf(at + 1)} />
          ))}
        </div>
      )}
    </Card>
  );
}
