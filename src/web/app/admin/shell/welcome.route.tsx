/** Where sign-in leads. */
export default function WelcomeRoute() {
  return (
    <main id="main" className="wrap py-10">
      <h1 className="text-2xl">Users</h1>
    </main>
  );
}
