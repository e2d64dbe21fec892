/** Where the browser keeps the chosen language; the name is the specification's. */
export const languageKey = "selectedFrontLanguage";
