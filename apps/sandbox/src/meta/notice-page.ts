import { page } from "../pages/layout.ts";
import { html } from "../pages/markup.ts";

/** One sentence of the network to the user. */
export function noticePage(network: string, sentence: string): string {
  const body = html`<section class="card pad">
    <h1>${network}</h1>
    <p>${sentence}</p>
  </section>`;
  return page({ title: `${network}: notice`, here: null, body, narrow: true });
}
