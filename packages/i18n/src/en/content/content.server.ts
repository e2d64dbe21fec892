/** What a feed without posts shows: examples of what a post is. */
export const content = {
  examples: {
    news: {
      title: "Example: news about your company",
      excerpt:
        "Your company writes a text for each network. Put it in your own words, choose the networks and share, now or later.",
      categoryName: "Company news",
    },
    people: {
      title: "Example: the people you work with",
      excerpt:
        "A post can have up to three voices. Pick the one that sounds like you, so that not everyone says the same thing.",
      categoryName: "People",
    },
    market: {
      title: "Example: what moves your market",
      excerpt:
        "Curated posts link to articles by others. You see which colleagues shared them and how often the link was opened.",
      categoryName: "Market",
    },
  },
};
