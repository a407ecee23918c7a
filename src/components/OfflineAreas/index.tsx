import AreaList from '../AreaList';
import { tellWorker, useOfflineState } from './useOfflineState';

interface Props {
  /** IDs of the areas to show. By default, all of them. */
  readonly only?: readonly string[];
}

/** The parts of the site that readers can save for offline reading, with buttons to save and remove them. */
export default function OfflineAreas({ only }: Props) {
  const state = useOfflineState();
  return (
    <AreaList
      areas={state?.areas.filter(({ id }) => !only || only.includes(id))}
      isStoring={state?.isStoring ?? false}
      onStore={(area) => void tellWorker({ type: 'store', area })}
      onRemove={(area) => void tellWorker({ type: 'remove', area })}
    />
  );
}
