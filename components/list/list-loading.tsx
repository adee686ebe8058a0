import spinner from '../ui/spinner.module.css';

/** A list that is on its way: the ruler with its caret running. @param label empty where words are above it already */
export function ListLoading({ label = '正在加载' }: { label?: string }) {
  return (
    <div className={spinner.root} data-size="list">
      <span className={spinner.ruler} aria-hidden="true" />
      {label && <p>{label}</p>}
    </div>
  );
}
