import { z } from "zod";

// For a browser, where a text never becomes code: schemas check values without being compiled. Imported before them all,
// because a schema tries it when it is made.
z.config({ jitless: true });
