import * as migration_20261127_090322_start from './20261127_090322_start';
import * as migration_20261127_120833_trash_schedule_preview from './20261127_120833_trash_schedule_preview';

export const migrations = [
  {
    up: migration_20261127_090322_start.up,
    down: migration_20261127_090322_start.down,
    name: '20261127_090322_start',
  },
  {
    up: migration_20261127_120833_trash_schedule_preview.up,
    down: migration_20261127_120833_trash_schedule_preview.down,
    name: '20261127_120833_trash_schedule_preview'
  },
];
