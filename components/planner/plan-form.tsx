import type { ComponentProps } from 'react';
import { PEOPLE_MOST } from '@/lib/planner/address';
import type { PlanChoices } from '@/lib/content/plan-choices';
import type { Asked } from '@/lib/planner/plan';
import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import { SelectArrow } from '../ui/select-arrow';
import select from '../ui/select.module.css';
import styles from './plan-form.module.css';

interface PlanFormProps {
  choices: PlanChoices;
  asked: Asked;
  /** there is a plan already, which this changes */
  isChange: boolean;
}

/** The browser's own control, looking as choices do on this site. */
function Choice(props: ComponentProps<'select'>) {
  return (
    <span className={select.root}>
      <select {...props} className={select.field} />
      <SelectArrow />
    </span>
  );
}

/** What is to be found out or measured, and under which conditions: a form that works without scripts. */
export function PlanForm({ choices: { solutions, modules, networks }, asked, isChange }: PlanFormProps) {
  return (
    <form action={paths.planner()} className={styles.root} aria-label="规划一间实验室" autoComplete="off">
      {solutions.length > 0 && (
        <fieldset>
          <legend>想回答的问题</legend>
          {solutions.map(({ alias, title, question }) => (
            <label key={alias}>
              <input type="checkbox" name="questions" value={alias} defaultChecked={asked.questions.includes(alias)} />
              <span>
                {question || title}
                {question && <small>{title}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset data-columns="">
        <legend>另外想测的</legend>
        {modules.map(({ alias, title }) => (
          <label key={alias}>
            <input type="checkbox" name="measures" value={alias} defaultChecked={asked.measures.includes(alias)} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.conditions}>
        <label>
          同时几名被试
          <Choice name="people" defaultValue={String(asked.people)}>
            {Array.from({ length: PEOPLE_MOST }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}人
              </option>
            ))}
          </Choice>
        </label>
        <label>
          被试姿态
          <Choice name="motion" defaultValue={asked.walks ? 'walk' : ''}>
            <option value="">坐着</option>
            <option value="walk">要走动</option>
          </Choice>
        </label>
        <label>
          事件标记
          <Choice name="timing" defaultValue={asked.triggers ? 'trigger' : ''}>
            <option value="">走网络校时</option>
            <option value="trigger">走触发线（TTL）</option>
          </Choice>
        </label>
        {networks.length > 0 && (
          <label>
            现有的网络
            <Choice name="network" defaultValue={asked.network}>
              <option value="">还没有定</option>
              {networks.map(({ alias, name }) => (
                <option key={alias} value={alias}>
                  {name}
                </option>
              ))}
            </Choice>
          </label>
        )}
      </div>
      <p className={styles.send}>
        <Button type="submit" kind={isChange ? 'secondary' : 'primary'}>
          {isChange ? '重新规划' : '出一份规划'}
        </Button>
        <span>{isChange ? '逐个换过的型号不再保留。' : '选一个问题或一项测量就够了。'}</span>
      </p>
    </form>
  );
}
