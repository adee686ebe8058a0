import * as migration_20261127_190133_start from './20261127_190133_start';

export const migrations = [
  {
    up: migration_20261127_190133_start.up,
    down: migration_20261127_190133_start.down,
    name: '20261127_190133_start'
  },
];
