import type { Task } from '@/lib/paradigms/task';
import styles from './player.module.css';

interface LevelChoiceProps {
  levels: NonNullable<Task['levels']>;
  level: number;
  onChoose: (level: number) => void;
}

/** How hard the round is. */
export function LevelChoice({ levels, level, onChoose }: LevelChoiceProps) {
  return (
    <fieldset className={styles.levels}>
      <legend>做哪一级</legend>
      {levels.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name="level" checked={id === level} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
