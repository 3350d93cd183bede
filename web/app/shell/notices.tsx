import { Notifications } from "@mantine/notifications";
import classes from "./shell.module.css";

/** Short notices above the page; those that come before this is loaded wait for it. */
export default function Notices() {
  return (
    <Notifications
      position="bottom-center"
      zIndex={400}
      containerWidth={400}
      className={classes.notifications}
    />
  );
}
