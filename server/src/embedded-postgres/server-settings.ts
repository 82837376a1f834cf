import type { Cluster } from './cluster.ts'

type Settings = Record<string, string>

// They are on the command line and not in postgresql.conf, so that a newer Vikalp can change them.
function settingsFor({ socketFolder, mark, connections }: Cluster): Settings {
  return {
    cluster_name: mark,
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: String(connections),
    shared_buffers: '64MB', // what does not fit is in the memory of the system, which others may have when they need it
    io_workers: '1',
    // Nobody copies this database but by a backup.
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    jit: 'off', // no statement of ours lasts long enough
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // DETAIL lines quote the row that broke a constraint, which may contain a student's email.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic', // a statement that failed may be long, and the disk may be full
  }
}

const lasting: Settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const fleeting: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export function serverArguments(cluster: Cluster): string[] {
  const settings = { ...settingsFor(cluster), ...(cluster.durable ? lasting : fleeting) }
  return [
    '-D',
    cluster.folderAsSeen,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
