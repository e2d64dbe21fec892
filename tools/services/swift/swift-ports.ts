/** The S3 port and, right above it, those of the servers behind it. */
export interface SwiftPorts {
  readonly proxy: number;
  readonly object: number;
  readonly container: number;
  readonly account: number;
  readonly memcached: number;
}

export function swiftPorts(proxy: number): SwiftPorts {
  return { proxy, object: proxy + 1, container: proxy + 2, account: proxy + 3, memcached: proxy + 4 };
}
