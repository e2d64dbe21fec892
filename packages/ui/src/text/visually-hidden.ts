import {
  createPolymorphicComponent,
  VisuallyHidden as MantineVisuallyHidden,
  type VisuallyHiddenProps,
} from "@mantine/core";

/** Mantine's, which takes a `component` (heading, legend, caption) but leaves it out of its types. */
export const VisuallyHidden = createPolymorphicComponent<"span", VisuallyHiddenProps>(MantineVisuallyHidden);
