import type { SwiftPorts } from "./swift-ports.ts";

interface Settings {
  readonly folder: string;
  readonly user: string;
  readonly ports: SwiftPorts;
  /** Mixed into every path on disk; a cluster that loses it loses its data. */
  readonly hashSuffix: string;
}

const storageServers = ["object", "container", "account"] as const;

function storageServer(name: (typeof storageServers)[number], { folder, user, ports }: Settings): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[name]}
workers = 0
user = ${user}
swift_dir = ${folder}/etc
devices = ${folder}/srv
mount_check = false
log_name = ${name}
log_level = WARNING
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
[${name}-replicator]
`;
}

function proxyServer({ folder, user, ports }: Settings): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 0
user = ${user}
swift_dir = ${folder}/etc
log_level = WARNING
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth copy slo dlo versioned_writes symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_versioned_writes = true
allow_object_versioning = true
[filter:symlink]
use = egg:swift#symlink
`;
}

/** File name to content, for the folder that `swift_dir` names. */
export function swiftSettings(settings: Settings): Record<string, string> {
  return {
    "swift.conf": `[swift-hash]\nswift_hash_path_suffix = ${settings.hashSuffix}\n[storage-policy:0]\nname = one\ndefault = yes\n`,
    "proxy-server.conf": proxyServer(settings),
    ...Object.fromEntries(
      storageServers.map((name) => [`${name}-server.conf`, storageServer(name, settings)]),
    ),
  };
}
