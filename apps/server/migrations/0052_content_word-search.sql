-- For a search of all posts by the provider's staff: one range for the word instead of one for each of 2,000 categories.
create index post_word_everywhere on post_word (word, post_id);
