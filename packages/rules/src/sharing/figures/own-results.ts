interface Clicked {
  readonly id: number;
  readonly clicks: number;
}

/** What somebody's shares have brought together, and those that brought most. Of two with the same clicks the newer one is first. */
export function ownResults<S extends Clicked>(shares: readonly S[], most: number) {
  return {
    shares: shares.length,
    clicks: shares.reduce((sum, { clicks }) => sum + clicks, 0),
    best: shares
      .filter(({ clicks }) => clicks > 0)
      .toSorted((one, other) => other.clicks - one.clicks || other.id - one.id)
      .slice(0, most),
  };
}
