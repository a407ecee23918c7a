import Link from '@docusaurus/Link';
import PageIntro from '@site/src/components/PageIntro';
import { useSubPath } from '@site/src/hooks/useSubPath';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { boardAddress } from '../../_lib/boardAddress';
import styles from './styles.module.css';

interface Props {
  /** Address of the hosted board, from the environment of the build. */
  readonly boardUrl: string;
}

/** /feature-requests/ with a hosted board in place of the list; addresses below belong to the board. */
export default function BoardPage({ boardUrl }: Props) {
  const { subPath, isTakingOver } = useSubPath('/feature-requests/');
  if (isTakingOver) {
    return <NotFound />;
  }
  const address = boardAddress(boardUrl, subPath);
  return (
    <Layout
      title="Feedback"
      description="The board where you post ideas for Docusaurus and vote for those of others."
    >
      <main>
        <PageIntro
          title="Feature requests"
          lead="Post an idea, or vote for one that is there. The board below is run by another service."
          actions={<Link to={address}>Open the board in a tab of its own</Link>}
        />
        <iframe
          className={styles.board}
          src={address}
          title="Feature request board"
          loading="lazy"
          referrerPolicy="strict-origin"
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        />
      </main>
    </Layout>
  );
}
