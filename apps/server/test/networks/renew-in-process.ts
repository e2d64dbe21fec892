import type { Network } from "@polyphon/contract/networks/networks.ts";
import { createHttpClient } from "../../src/adapters/http/http-client.ts";
import { createNetworkAdapters } from "../../src/adapters/network-adapters.ts";
import { makeS3Storage } from "../../src/adapters/s3/s3-storage.ts";
import { freshToken } from "../../src/modules/networks/networks.api.ts";
import type { Config } from "../../src/platform/config/config.ts";
import { openPool } from "../../src/platform/db/pool.ts";
import { makeSecretBox } from "../../src/platform/secret/secret-box.ts";

interface RenewInput {
  readonly config: Config;
  readonly userId: number;
  readonly network: Network;
  readonly spent: string;
}

/** A process of its own that renews a token on request, for tests with several processes at once. */
process.on("message", ({ config, ...wanted }: RenewInput) => {
  const http = createHttpClient();
  const database = openPool({ url: config.DATABASE_URL, size: 2, name: "polyphon-renewal-test" });
  const { connectors } = createNetworkAdapters(config, http, makeS3Storage(config));
  const deps = { database, connectors, box: makeSecretBox(config.TOKEN_KEYS) };
  void freshToken(deps, wanted).then((answer) => process.send?.(answer));
});
process.send?.("ready");
