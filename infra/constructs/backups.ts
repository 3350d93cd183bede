import { Duration, RemovalPolicy, Tags, Validations } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import { Schedule } from "aws-cdk-lib/aws-events";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Construct, type IConstruct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { backupsKept } from "./retention.ts";

/** Resources with this tag are backed up, whichever stack they belong to. */
const tag = { key: "laborium:backup", value: "daily" };

/** Has a table or bucket backed up each day. */
export const backUp = (resource: IConstruct) => Tags.of(resource).add(tag.key, tag.value);

/** The CDK requires the lock's longest retention to exceed its shortest. */
const longest = Duration.days(backupsKept.toDays() + 1);
/** Days after which nobody can lift the lock any more, AWS included; three is AWS's minimum. */
const graceOfLock = Duration.days(3);

const policies = ["AWSBackupServiceRolePolicyForBackup", "AWSBackupServiceRolePolicyForRestores"].map(
  (name) => `service-role/${name}`,
);
const s3Policies = ["AWSBackupServiceRolePolicyForS3Backup", "AWSBackupServiceRolePolicyForS3Restore"];

/** A nightly backup of all data that people work on, in a vault from which nobody can delete it (decision 100). */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { stage }: Pick<Deployment, "stage">) {
    super(scope, id);
    const isProduction = stage === "production";
    const vault = new BackupVault(this, "Vault", {
      backupVaultName: "laborium",
      removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(isProduction && {
        lockConfiguration: {
          minRetention: backupsKept,
          maxRetention: longest,
          changeableFor: graceOfLock,
        },
      }),
    });
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("backup.amazonaws.com"),
      managedPolicies: [...policies, ...s3Policies].map((name) =>
        ManagedPolicy.fromAwsManagedPolicyName(name),
      ),
    });
    Validations.of(role).acknowledge(
      ...[...policies, ...s3Policies].map((name) => ({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: "AWS Backup asks for these policies by name, and extends them when a service does.",
      })),
    );
    const plan = new BackupPlan(this, "Plan", {
      backupPlanName: "laborium",
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: "nightly",
          scheduleExpression: Schedule.cron({ hour: "1", minute: "0" }),
          deleteAfter: backupsKept,
        }),
      ],
    });
    plan.addSelection("Tagged", {
      resources: [BackupResource.fromTag(tag.key, tag.value)],
      role,
      disableDefaultBackupPolicy: true,
    });
  }
}
