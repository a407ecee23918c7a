import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly label: string;
}

const never = () => () => undefined;
const isApple = () => /mac|iphone|ipad|ipod/i.test(navigator.platform);

/**
 * The button that opens the search dialog. It's a custom button so that showing it doesn't load
 * the dialog; the class names are those of the dialog's style sheet.
 */
export default function SearchButton({ label, ...props }: Props): ReactNode {
  // The modifier key is unknown until the page is hydrated. After that, it's Ctrl or Command.
  const apple = useSyncExternalStore<boolean | undefined>(never, isApple, () => undefined);
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg
          className="DocSearch-Search-Icon"
          width="20"
          height="20"
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path
            d="M13 13l4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      {/* The style sheet writes the keys: they are a hint, not the name of the button. */}
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {apple !== undefined && (
          <>
            <kbd className="DocSearch-Button-Key" data-key={apple ? '⌘' : 'Ctrl'} />
            <kbd className="DocSearch-Button-Key" data-key="K" />
          </>
        )}
      </span>
    </button>
  );
}
