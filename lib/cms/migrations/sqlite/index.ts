import * as migration_20261127_162800_start from './20261127_162800_start';

export const migrations = [
  {
    up: migration_20261127_162800_start.up,
    down: migration_20261127_162800_start.down,
    name: '20261127_162800_start'
  },
];
